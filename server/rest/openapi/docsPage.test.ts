import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe("The page of the API", () => {
  it("comes wholly from this server, under a policy of its own", async () => {
    const { status, text, headers } = await callRest(server, "GET /docs");
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self';/);
    expect(text).not.toMatch(/<script>|(src|href)="(https?:)?\/\//);
    const parts = [...text.matchAll(/(?:src|href)="\/api(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(parts).toHaveLength(4);
    for (const path of parts) {
      expect([path, (await callRest(server, `GET ${path}`)).status]).toEqual([path, 200]);
    }
  });

  it("has no other files of the package", async () => {
    for (const path of ["/docs/package.json", "/docs/index.html"]) {
      expect((await callRest(server, `GET ${path}`)).status).toBe(404);
    }
  });
});
