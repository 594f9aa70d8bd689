import { useApolloClient } from "@apollo/client/react";
import type { UserInput } from "../../shared/apollo/schema.generated";
import { sessionStore } from "../../shared/session";
import { refreshViewer } from "../../shared/viewerState";
import { useUpdateUserMutation } from "./SaveUser.generated";

/** Saves a user's profile, and updates the name in recipes and in the bar. Throws the server's error. */
export function useUpdateUser(userId: number) {
  const client = useApolloClient();
  const [update] = useUpdateUserMutation();
  return async (input: UserInput, version: number): Promise<void> => {
    const { data } = await update({
      variables: { userId, input, version },
      update(cache, { data }) {
        const author = cache.identify({ __typename: "Author", userId });
        if (data && author)
          cache.modify({ id: author, fields: { name: () => data.updateUser.name } });
      },
    });
    const session = sessionStore.get();
    if (!data || session?.user.userId !== userId) return;
    const { email, name } = data.updateUser;
    sessionStore.start({
      token: session.token,
      user: { ...session.user, userName: name, userEmail: email ?? "" },
    });
    // A new address may have to be confirmed.
    if (email !== session.user.userEmail) void refreshViewer(client);
  };
}
