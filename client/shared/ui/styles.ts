// Styles of the used library components; the library's whole sheet is three times as large. fieldStyles.ts
// has those that no public page uses; dialogs and menus import their own.
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Burger.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";
import "./theme.css";
import "./tokens.css";
import "./base.css";
