/** The sort orders of the table of users; the first is by registration. */
export const userOrder = {
  sorts: ["key", "name", "email", "role", "banned"],
  first: "key",
} as const;

export type UserSort = (typeof userOrder.sorts)[number];
