import { Button, type ButtonProps } from "@mantine/core";

interface ActionPairProps {
  /** The word on the button that goes ahead. */
  action: string;
  /** The word on the one that leaves things as they are. */
  cancel: string;
  /** What going ahead does; without it the button sends the form that it stands in. */
  onAction?: () => void;
  onCancel: () => void;
  size?: ButtonProps["size"];
  loading?: boolean;
  disabled?: boolean;
  /** Whether the button that leaves things as they are has the focus when a dialog opens. */
  cancelFocused?: boolean;
}

/** What goes ahead and what does not, in this order everywhere: in forms, on screens and in dialogs. */
export function ActionPair(props: ActionPairProps) {
  const { action, cancel, onAction, onCancel, size = "md", cancelFocused, ...state } = props;
  return (
    <>
      <Button type={onAction ? "button" : "submit"} size={size} onClick={onAction} {...state}>
        {action}
      </Button>
      <Button variant="default" size={size} onClick={onCancel} data-autofocus={cancelFocused}>
        {cancel}
      </Button>
    </>
  );
}
