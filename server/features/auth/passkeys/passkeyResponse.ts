import { z } from "zod";

/** A length that exceeds the values that browsers send. */
const MAX_LENGTH = 20_000;

const base64 = z
  .string()
  .max(MAX_LENGTH)
  .regex(/^[\w-]*={0,2}$/);

/** The parts of the client data that are read here. */
const clientData = z.object({ origin: z.string().max(300), challenge: z.string().max(300) });

/** The fields that every authenticator's response has; the library checks the others. */
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

/** Reads the client data that the authenticator has signed; null if it is malformed. */
export function readClientData({ response }: { response: { clientDataJSON: string } }) {
  try {
    const json: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    return clientData.parse(json);
  } catch {
    return null;
  }
}
