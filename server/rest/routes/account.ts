import { DEMO_PASSWORD } from "../../database/demo/demoPassword";
import type { Context } from "../../graphql/context";
import { readPhotoEntries } from "../../features/exports/packRecipes";
import { zip, type ZipEntry } from "../../lib/zip";
import { boolean, object } from "../openapi/schemaBuilders";
import { password, ref } from "../openapi/schemas";
import { download, json, noContent } from "../responses";
import { type Resource, route } from "../Route";
import { requiredBoolean, toText } from "../values";
import {
  DeleteAccountDocument,
  ViewerExportDocument,
  type ViewerExportQuery,
} from "./account.generated";

/** Yields the JSON file of an account, and its photos. */
async function* listFiles(
  texts: ViewerExportQuery["viewerExport"],
  store: Context["services"]["photos"],
): AsyncGenerator<ZipEntry> {
  yield { name: "data.json", body: [Buffer.from(JSON.stringify(texts, null, 2))] };
  // The cast is safe, because `viewerExport` documents this structure.
  const { photos } = texts as { photos: { file: string }[] };
  yield* readPhotoEntries(
    photos.map(({ file }) => file),
    store,
  );
}

export const account: Resource = {
  name: "Account",
  description: "The user's own data: to take along, and to delete",
  routes: [
    route("GET /account/export", ViewerExportDocument, {
      operationId: "exportAccount",
      summary: "Export everything that the user has written and that is stored about the account",
      response: json(ref("AccountExport"), ({ viewerExport }) => viewerExport),
    }),
    route("GET /account/export.zip", ViewerExportDocument, {
      operationId: "exportAccountArchive",
      summary: "The same as a ZIP archive, with the photos",
      response: download("potluck-data.zip", "application/zip", ({ viewerExport }, { photos }) =>
        zip(listFiles(viewerExport, photos)),
      ),
    }),
    route("POST /account/delete", DeleteAccountDocument, {
      operationId: "deleteAccount",
      summary: "Delete the user's own account for good",
      example: { body: { password: DEMO_PASSWORD } },
      variables: (request) => ({
        input: {
          password: toText(request.body["password"]),
          keepRecipes: requiredBoolean(request, "keepRecipes"),
          keepReviews: requiredBoolean(request, "keepReviews"),
        },
      }),
      body: object({
        password,
        keepRecipes: boolean(
          "True if the user's recipes stay, as those of a former member; otherwise they are deleted.",
        ),
        keepReviews: boolean(
          "True if the user's reviews stay, as those of a former member; otherwise they are deleted.",
        ),
      }),
      response: noContent,
    }),
  ],
};
