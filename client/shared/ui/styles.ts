// The components of the library that are used, and no others: its whole sheet weighs three times as much.
// What no public page shows is in fieldStyles.ts; dialogs and menus have theirs with them.
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
