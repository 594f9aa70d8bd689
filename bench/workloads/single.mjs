export const single = [];
