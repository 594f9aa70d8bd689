/** The message for any invalid password. */
export const WRONG_PASSWORD = "Wrong password.";
