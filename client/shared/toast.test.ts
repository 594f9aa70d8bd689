import { notificationsStore, type NotificationsState } from "@mantine/notifications";
import { toast } from "./toast";

/** Returns the newest toast of the library, once its code has loaded. */
const shownBy = (say: () => void) =>
  new Promise<object | undefined>((resolve) => {
    const stop = notificationsStore.subscribe(({ notifications }: NotificationsState) => {
      stop();
      resolve(notifications.at(-1));
    });
    say();
  });

describe("A toast", () => {
  it("stays for two seconds after a completed action", async () => {
    expect(await shownBy(() => toast.success("Recipe saved."))).toMatchObject({
      message: "Recipe saved.",
      autoClose: 2_000,
      role: "status",
    });
  });

  it("stays for ten seconds if it offers Undo", async () => {
    expect(await shownBy(() => toast.undoable("Recipe deleted.", () => {}))).toMatchObject({
      autoClose: 10_000,
      role: "status",
    });
  });

  it("stays for four seconds after a failure", async () => {
    expect(await shownBy(() => toast.error("Error creating tag."))).toMatchObject({
      message: "Error creating tag.",
      autoClose: 4_000,
      role: "alert",
    });
  });
});
