import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe("The page of the API", () => {
  it("comes entirely from this server, with a policy of its own", async () => {
    const { status, text, headers } = await callRest(server, "GET /docs");
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self';/);
    expect(text).not.toMatch(/<script>|(src|href)="(https?:)?\/\//);
    const parts = [...text.matchAll(/(?:src|href)="\/api(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(parts).toHaveLength(5);
    for (const path of parts) {
      expect([path, (await callRest(server, `GET ${path}`)).status]).toEqual([path, 200]);
    }
  });

  it("is the target of a redirect from the base URL", async () => {
    for (const path of ["", "/"]) {
      const response = await fetch(`${server.url}/api${path}`, {
        redirect: "manual",
        headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      });
      expect([response.status, response.headers.get("location")]).toEqual([302, "/api/docs"]);
      expect(response.headers.get("vary")).toMatch(/Accept/);
    }
  });

  it("is linked to by the base URL for programs", async () => {
    for (const Accept of ["application/json", "*/*"]) {
      const { status, json, headers } = await callRest<object>(server, "GET /", {
        headers: { Accept },
      });
      expect([status, json]).toEqual([
        200,
        { documentation: "/api/docs", openapi: "/api/openapi.json" },
      ]);
      expect(headers.get("vary")).toMatch(/Accept/);
      const repeated = { Accept, "If-None-Match": headers.get("etag")! };
      expect((await callRest(server, "GET /", { headers: repeated })).status).toBe(304);
    }
    expect((await callRest(server, "POST /", { body: {} })).status).toBe(405);
    expect((await callRest(server, "GET /nothing")).status).toBe(404);
  });

  it("serves no other files of the package", async () => {
    for (const path of ["/docs/package.json", "/docs/index.html"]) {
      expect((await callRest(server, `GET ${path}`)).status).toBe(404);
    }
  });
});
