/**
 * Context for what is shown as done before the server has heard of it: the request goes on when the
 * page is left at once. Browsers allow that to small ones only, 64 kB in all.
 */
export const keepaliveContext = { fetchOptions: { keepalive: true } };
