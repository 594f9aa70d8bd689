/** What the table of users can be sorted by: at first as they registered. */
export const userOrder = {
  sorts: ["key", "name", "email", "role", "banned"],
  first: "key",
} as const;

export type UserSort = (typeof userOrder.sorts)[number];
