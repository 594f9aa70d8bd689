/**
 * Context for optimistic writes: the request survives leaving the page. Browsers limit such requests to 64 kB
 * in all.
 */
export const keepaliveContext = { fetchOptions: { keepalive: true } };
