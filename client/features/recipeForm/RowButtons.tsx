import { ActionIcon } from "@mantine/core";
import { type LucideIcon, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { keepFocus } from "../../shared/keepFocus";

interface RowButtonsProps {
  index: number;
  count: number;
  /** The buttons that move it towards the start and the end. */
  before: { label: string; Icon: LucideIcon };
  after: { label: string; Icon: LucideIcon };
  remove: { label: string; disabled?: boolean };
  size: number;
  /** The element to focus when the list becomes empty. */
  otherwise?: RefObject<HTMLElement | null>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Buttons that move or remove a list item and keep the focus nearby. */
export function RowButtons(props: RowButtonsProps) {
  const { index, count, before, after, remove, size, otherwise, onMove, onRemove } = props;
  const buttons = [
    { ...before, key: "before", onClick: () => onMove(index - 1), disabled: index === 0 },
    { ...after, key: "after", onClick: () => onMove(index + 1), disabled: index + 1 === count },
    { disabled: false, ...remove, key: "remove", Icon: Trash2, onClick: onRemove },
  ];
  return buttons.map(({ key, label, Icon, onClick, disabled }) => (
    <ActionIcon
      key={key}
      variant="subtle"
      color="gray"
      c={disabled ? undefined : "var(--ink)"}
      size={size}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => keepFocus(currentTarget, onClick, otherwise?.current)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  ));
}
