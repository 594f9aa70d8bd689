import { request } from "node:http";
import { picture } from "../testing/photos";
import { addressOf, CALLS, preparations } from "../testing/calls/documentedCalls";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

const ENCODINGS = ["identity", "gzip", "br", "zstd"];

interface Answer {
  status: number;
  etag: string | undefined;
  vary: string[];
  encoding: string | undefined;
}

let server: TestServer;
let token: string;
let paths: string[];

beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: "https://potluck.example", DEMO_LOGINS: "on" });
  for (const statement of preparations) await server.database.db.query(statement);
  token = await server.login("admin");
  const photo = await callRest<{ url: string }>(server, "POST /photos", {
    token,
    body: await picture(),
    headers: { "Content-Type": "image/png" },
  });
  const cover = await server.graphql<{ recipe: { cover: { url: string } } }>(
    "{ recipe(recipeId: 1) { cover { url } } }",
  );
  paths = [
    ...Object.entries(CALLS)
      .filter(([call]) => call.startsWith("GET "))
      .map(([call, { example }]) => `/api${addressOf(call, example).slice(4)}`),
    "/api/recipes?first=100",
    "/api/recipes?first=1&sort=newest",
    "/api/recipes?search=soup",
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/",
    "/api/docs/swagger-ui.css",
    "/robots.txt",
    "/sitemap.xml",
    "/feed.atom",
    "/oembed?url=https%3A%2F%2Fpotluck.example%2Frecipes%2F1",
    "/.well-known/security.txt",
    photo.json.url,
    cover.data!.recipe.cover.url,
  ];
});
afterAll(() => server.close());

const ask = (path: string, method: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const auth = path.startsWith("/api") ? { Authorization: `Bearer ${token}` } : {};
    request(server.url + path, { method, headers: { ...auth, ...headers } }, (response) => {
      response.resume().once("end", () =>
        resolve({
          status: response.statusCode!,
          etag: response.headers.etag,
          vary: (response.headers.vary ?? "")
            .split(/,\s*/)
            .filter(Boolean)
            .map((each) => each.toLowerCase())
            .sort(),
          encoding: response.headers["content-encoding"],
        }),
      );
    })
      .once("error", reject)
      .end();
  });

it("The responses to GET and HEAD and a 304 have the same validators in every encoding", async () => {
  const differences: unknown[] = [];
  for (const path of paths) {
    const etags = new Map<string, string>();
    for (const encoding of ENCODINGS) {
      const headers = { "Accept-Encoding": encoding };
      const got = await ask(path, "GET", headers);
      const head = await ask(path, "HEAD", headers);
      const { etag = "", vary } = got;
      const problems = [
        got.status !== head.status && `HEAD has the status ${head.status} instead of ${got.status}`,
        head.etag !== got.etag && `HEAD has the ETag ${head.etag} instead of ${got.etag}`,
        head.vary.join() !== vary.join() && `HEAD has Vary ${head.vary} instead of ${vary}`,
        new Set(vary).size < vary.length && `Vary repeats names: ${vary}`,
      ];
      if (etag) {
        const key = got.encoding ?? "identity";
        const seen = etags.get(key) ?? etag;
        etags.set(key, seen);
        problems.push(seen !== etag && `${key} has two ETags`);
        for (const method of ["GET", "HEAD"]) {
          const same = await ask(path, method, { ...headers, "If-None-Match": etag });
          problems.push(
            same.status !== 304 && `${method} with its ETag has the status ${same.status}`,
            same.etag !== etag && `304 to ${method} has the ETag ${same.etag} instead of ${etag}`,
            same.vary.join() !== vary.join() &&
              `304 to ${method} has Vary ${same.vary} instead of ${vary}`,
          );
        }
      }
      if (path.startsWith("/api") && !path.startsWith("/api/docs")) {
        const wanted = "accept,accept-encoding,authorization";
        problems.push(
          vary.join() !== wanted && `Vary is ${vary}`,
          got.status === 200 &&
            !path.includes("export") &&
            !/^"[^"]+"$/.test(etag) &&
            `ETag is ${etag}`,
        );
      }
      differences.push(
        ...problems.filter(Boolean).map((problem) => `${path} ${encoding}: ${problem}`),
      );
    }
    if (new Set(etags.values()).size < etags.size)
      differences.push(`${path}: two encodings share an ETag`);
  }
  expect(differences).toEqual([]);
});
