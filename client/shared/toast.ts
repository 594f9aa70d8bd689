import { notifications } from "@mantine/notifications";

const SUCCESS_MS = 2_000;
const ERROR_MS = 4_000;

/** Short words at the top right about something that was done or could not be. */
export const toast = {
  success: (message: string) =>
    notifications.show({ message, color: "herb", autoClose: SUCCESS_MS, role: "status" }),
  error: (message: string) =>
    notifications.show({ message, color: "tomato", autoClose: ERROR_MS, role: "alert" }),
};
