import { array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { type Resource, route } from "../Route";
import { EndSessionDocument, SessionsDocument } from "./sessions.generated";

export const sessions: Resource = {
  name: "Sessions",
  description: "The user's own sessions",
  routes: [
    route("GET /sessions", SessionsDocument, {
      operationId: "listSessions",
      summary: "List the user's own sessions, most recently used first",
      response: json(array(ref("Session")), ({ viewerSessions }) => viewerSessions),
    }),
    route("DELETE /sessions/:id", EndSessionDocument, {
      operationId: "endSession",
      summary: "End one of the user's own sessions, which revokes its token",
      example: {
        parameters: { id: "U2Vzc2lvbjo1" },
        requires: "use the `id` of a session that `listSessions` returns.",
      },
      response: noContent,
    }),
  ],
};
