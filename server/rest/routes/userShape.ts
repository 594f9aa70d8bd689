/** What every call that answers a user asks for; aliases are the dialect of REST. */
export const USER = `fragment RestUser on User {
  userId userName: name userEmail: email banned role { roleId roleName }
}`;

/** A user as REST shows it. */
export interface RestUser {
  userId: number;
  userName: string;
  userEmail: string | null;
  banned: boolean;
  role: { roleId: number; roleName: string } | null;
}
