import { type MailLink, makeMailLinks } from "./makeMailLinks";
import { NoticeKind } from "./NoticeKind";

const links = makeMailLinks("x".repeat(32));

describe("The token of a link in a mail", () => {
  it("contains the link", () => {
    const link = { act: "unsubscribe", userId: 3, kind: NoticeKind.REPLY } as const;
    expect(links.open(links.seal(link))).toEqual(link);
  });

  it.each([
    ["a kind of notices", { act: "unsubscribe", userId: 3, kind: "unknown" }],
    ["an act", { act: "unknown", userId: 3 }],
  ])("is invalid for %s of another version", (_part, link) => {
    expect(links.open(links.seal(link as MailLink))).toBeNull();
  });
});
