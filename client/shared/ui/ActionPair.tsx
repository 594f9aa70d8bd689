import { Button, type ButtonProps } from "@mantine/core";

interface ActionPairProps {
  /** The label of the action. */
  action: string;
  /** The label of Cancel. */
  cancel: string;
  /** Runs on a click; without a handler, the button submits its form. */
  onAction?: () => void;
  onCancel: () => void;
  size?: ButtonProps["size"];
  loading?: boolean;
  disabled?: boolean;
  /** True if the cancel button has the initial focus in a dialog. */
  cancelFocused?: boolean;
}

/** The action and the cancel button, in the same order in forms, on screens and in dialogs. */
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
