import { ref } from "../openapi/schemas";
import { listOf } from "../openapi/shapes";
import { json, type Resource, noContent, route } from "../Route";

export const sessions: Resource = {
  name: "Sessions",
  description: "One's own logins.",
  routes: [
    route("GET /sessions", {
      summary: "List one's own sessions, the last used first.",
      document: "query { viewerSessions { id device createdAt lastUsedAt current } }",
      answer: json(
        listOf(ref("Session")),
        ({ viewerSessions }: { viewerSessions: object[] }) => viewerSessions,
      ),
    }),
    route("DELETE /sessions/:id", {
      summary: "End one of one's own sessions; its token is refused from now on.",
      document: "mutation ($id: ID!) { endSession(id: $id) }",
      answer: noContent,
    }),
  ],
};
