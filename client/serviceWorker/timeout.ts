/** How long the server may take to respond before what is stored is shown. */
export const TIMEOUT_SECONDS = 4;
