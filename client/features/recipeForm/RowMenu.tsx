import "@mantine/core/styles/Menu.css";
import { ActionIcon, Menu } from "@mantine/core";
import { EllipsisVertical } from "lucide-react";
import { t } from "../../shared/messages/t";
import type { DraftLine } from "./draftLines";

interface RowMenuProps {
  line: DraftLine;
  row: number;
  size: number;
  onChange: (part: Partial<DraftLine>) => void;
}

/** Rarely needed options: an optional ingredient, and an amount that does not scale. */
export function RowMenu({ line, row, size, onChange }: RowMenuProps) {
  return (
    <Menu withinPortal={false} position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          size={size}
          aria-label={t("recipeForm.more", { row })}
        >
          <EllipsisVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem
          checked={line.isOptional}
          onChange={(isOptional) => onChange({ isOptional })}
        >
          {t("recipeForm.optional")}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={!line.scales}
          onChange={(isFixed) => onChange({ scales: !isFixed })}
        >
          {t("recipeForm.fixed")}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}
