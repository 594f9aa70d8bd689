/** The password of all demo accounts, which the README publishes. */
export const DEMO_PASSWORD = "potluck-demo";
