import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./brand";
import { TestServer } from "./testing/testServer";

const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  version: string;
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ METRICS: "on" });
});
afterAll(() => server.close());

it("The version of package.json is reported by the health check, the metrics and the API document", async () => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(JSON.parse(await read("/healthz"))).toEqual({ status: "ok", version });
  expect(await read("/metrics")).toContain(
    `potluck_build_info{version="${version}",node="${process.version}"} 1\n`,
  );
  expect(JSON.parse(await read("/api/openapi.json"))).toMatchObject({ info: { version } });
});
