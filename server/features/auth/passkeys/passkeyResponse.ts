import { z } from "zod";

/** What browsers send is shorter than this. */
const LONGEST = 20_000;

const base64 = z
  .string()
  .max(LONGEST)
  .regex(/^[\w-]*={0,2}$/);

/** The origin of a response, as far as it can be read. */
const clientData = z.object({ origin: z.string().max(300), challenge: z.string().max(300) });

/** What any authenticator responds with; the library checks the rest. */
export const passkeyResponse = z
  .looseObject({
    id: base64,
    rawId: base64,
    type: z.literal("public-key"),
    clientExtensionResults: z.looseObject({}).default({}),
    response: z.looseObject({ clientDataJSON: base64 }),
  })
  .refine((value) => readClientData(value) !== null);

export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** What the browser says that the authenticator has signed. */
export function readClientData({ response }: { response: { clientDataJSON: string } }) {
  try {
    const json: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    return clientData.parse(json);
  } catch {
    return null;
  }
}
