import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { callRest } from "../../testing/callRest";
import { ExampleInputs } from "../../testing/exampleInputs";
import { OpenIdProvider } from "../../testing/OpenIdProvider";
import { SITE } from "../../testing/openIdLogins";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";

interface Media {
  schema: { properties?: object };
  example?: object;
}

interface Operation {
  operationId: string;
  description?: string;
  parameters: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/** Operations of another admin, because they change how the account logs in. */
const OTHER_ADMIN = [
  "setUpAuthenticator",
  "confirmAuthenticator",
  "renewRecoveryCodes",
  "removeAuthenticator",
  "preparePasskey",
  "addPasskey",
  "renamePasskey",
  "removePasskey",
  "changePassword",
];

/** The order of operations, if it differs from that of the document: their resources then exist. */
const ORDER: Record<string, number> = {
  completeLogin: 1,
  createMerge: 1,
  getDiaryEntry: 1,
  updateDiaryEntry: 1,
  loginWithPasskey: 1,
  linkOpenIdLogin: 1,
  removeAuthenticator: 2,
  removeOpenIdLogin: 2,
  removePasskey: 2,
  undoMerge: 2,
  validatePasswordReset: 2,
  resetPassword: 3,
  changePassword: 5,
  deleteRecipe: 5,
  logout: 6,
  deleteAccount: 6,
};

let server: TestServer;
let provider: OpenIdProvider;
let mailbox: TestMailbox;
let inputs: ExampleInputs;
let ajv: Ajv2020;
let endpoints: Endpoint[];

beforeAll(async () => {
  provider = await OpenIdProvider.start();
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    ...provider.settings(),
    PUBLIC_URL: SITE,
    SMTP_URL: mailbox.url,
  });
  inputs = new ExampleInputs(server, provider, mailbox);
  const { json } = await callRest<OpenApiDocument>(server, "GET /openapi.json");
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(json, "api");
  endpoints = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
  await provider.stop();
});

const rank = ({ method, operation }: Endpoint) =>
  ORDER[operation.operationId] ?? (method === "delete" ? 4 : 0);

const escapeStep = (step: string) =>
  encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));

const validate = (steps: string[], value: unknown) => {
  const check = ajv.getSchema(`api#/${steps.map(escapeStep).join("/")}`)!;
  void check(value);
  return check.errors;
};

/** Sends an operation's examples, as "Try it out" does, and returns the error, if there is one. */
async function tryOut({ method, path, operation }: Endpoint, token: string) {
  const { operationId, parameters, requestBody } = operation;
  const input = await inputs.inputs[operationId]?.(token);
  const values = { ...input?.parameters };
  for (const { name, example } of parameters) {
    if (example !== undefined) values[name] ??= example as string;
  }
  const missingParameters = parameters.filter(
    ({ name, required }) => required && !(name in values),
  );
  if (missingParameters.length > 0) return { missing: missingParameters };
  const query = parameters.filter(
    (parameter) => parameter.in === "query" && parameter.name in values,
  );
  const search = new URLSearchParams(
    Object.fromEntries(query.map(({ name }) => [name, String(values[name])])),
  );
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name]!),
  );
  const [type] = Object.keys(requestBody?.content ?? {});
  const example = type && requestBody!.content[type]!.example;
  const body = input?.bytes ?? (example && { ...example, ...input?.body });
  const steps = ["paths", path, method];
  if (example) {
    const invalid = validate([...steps, "requestBody", "content", type, "schema"], body);
    if (invalid) return { invalid };
  }
  const answer = await callRest<never>(server, `${method.toUpperCase()} ${filledPath}?${search}`, {
    token,
    body,
    headers: { Accept: "*/*", ...(type && { "Content-Type": type }), ...input?.headers },
  });
  if (answer.status >= 300 || !(answer.status in operation.responses)) {
    return { status: answer.status, text: answer.text };
  }
  inputs.keep(operationId, answer.json);
  const { content } = operation.responses[answer.status]!;
  if (!content) return answer.text ? { text: answer.text } : null;
  const mediaType = answer.headers.get("content-type")!.split(";")[0]!;
  const schemaPath = [...steps, "responses", String(answer.status), "content", mediaType, "schema"];
  return validate(schemaPath, answer.json ?? answer.text);
}

describe("The examples of the API's documentation", () => {
  it("succeed for every operation, on a server with demo data", async () => {
    const [admin, otherAdmin] = [await server.login("admin"), await server.login("idris")];
    const failures: object[] = [];
    const ordered = endpoints.toSorted((a, b) => rank(a) - rank(b));
    for (const endpoint of ordered) {
      const { operationId } = endpoint.operation;
      const needsSession = operationId === "logout" || operationId === "deleteAccount";
      const token = OTHER_ADMIN.includes(operationId)
        ? otherAdmin
        : needsSession
          ? await server.login("admin")
          : admin;
      const failure = await tryOut(endpoint, token);
      if (failure) failures.push({ operationId, failure });
    }
    expect(failures).toEqual([]);
  });

  it("state the inputs that callers must provide", () => {
    const describedEndpoints = endpoints
      .filter(({ operation }) => operation.description?.includes("To try it out: "))
      .map(({ operation }) => operation.operationId);
    expect(describedEndpoints).toEqual(expect.arrayContaining(Object.keys(inputs.inputs)));
  });
});
