import type { UsersInput } from "../../shared/apollo/schema.generated";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { maxCount } from "../../../shared/inputLimits";
import type { UserResult } from "./ChangeResults";
import { useUpdateUsersMutation } from "./UpdateUsers.generated";

/** Changes several users in calls that are not too large; the rows change with the server's response. */
export function useUpdateUsers() {
  const [send, { loading }] = useUpdateUsersMutation();
  const update = async (
    users: readonly { userId: number; name: string }[],
    input: UsersInput,
  ): Promise<UserResult[]> => {
    const names = new Map(users.map(({ userId, name }) => [userId, name]));
    const results: UserResult[] = [];
    for (let from = 0; from < users.length; from += maxCount.changedUsers) {
      const userIds = users.slice(from, from + maxCount.changedUsers).map(({ userId }) => userId);
      const { data } = await send({ variables: { userIds, input } });
      for (const { userId, error } of data?.updateUsers ?? []) {
        const reason = error === null ? null : translateServerMessage(error);
        results.push({ userId, name: names.get(userId) ?? "", reason });
      }
    }
    return results;
  };
  return { update, updating: loading };
}
