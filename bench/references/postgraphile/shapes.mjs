export const shapes = {};
