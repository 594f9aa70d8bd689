/** The fields that a login selects in addition to the account. */
interface LoggedIn {
  token: string;
  user: { mustChangePassword: boolean | null; mustSetUpTwoFactor: boolean | null };
}

/** The response to a login. Fields about a pending setup are omitted if nothing is pending. */
export const loginReply = ({ token, user }: LoggedIn): object => {
  const { mustChangePassword, mustSetUpTwoFactor, ...account } = user;
  return {
    user: account,
    token,
    ...(mustChangePassword && { mustChangePassword }),
    ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
  };
};
