/** What a login selects besides the account. */
interface LoggedIn {
  token: string;
  user: { mustChangePassword: boolean | null; mustSetUpTwoFactor: boolean | null };
}

/** The response to a login. What has to be set up first is left out where there is nothing. */
export const loginReply = ({ token, user }: LoggedIn): object => {
  const { mustChangePassword, mustSetUpTwoFactor, ...account } = user;
  return {
    user: account,
    token,
    ...(mustChangePassword && { mustChangePassword }),
    ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
  };
};
