// Styles of library components that no public page uses, mainly fields; files with such components import
// this before their own styles.
import "@mantine/core/styles/Alert.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/PasswordInput.css";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Switch.css";
