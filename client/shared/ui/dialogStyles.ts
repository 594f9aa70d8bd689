// The styles of dialogs; files with a dialog import this before their own styles.
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import "@mantine/core/styles/Modal.css";
