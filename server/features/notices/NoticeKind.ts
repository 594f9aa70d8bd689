import { registerEnumType } from "type-graphql";

/** The kinds of notices about what others do, each of which a user can switch off. */
export enum NoticeKind {
  NEW_REVIEW = "new-review",
  REPLY = "reply",
  SUGGESTION = "suggestion",
  SUGGESTION_ANSWER = "suggestion-answer",
}

registerEnumType(NoticeKind, {
  name: "NoticeKind",
  description: "A kind of mail about what other users do, which its recipient can switch off.",
  valuesConfig: {
    NEW_REVIEW: { description: "A new review of a recipe of the user." },
    REPLY: { description: "A reply to a review of the user." },
    SUGGESTION: { description: "A suggested edit of a recipe of the user." },
    SUGGESTION_ANSWER: { description: "An answer to a suggested edit of the user." },
  },
});
