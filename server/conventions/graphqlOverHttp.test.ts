import { serverAudits } from "graphql-http";
import { TestServer } from "../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

it("GraphQL over HTTP passes the audits of the specification", async () => {
  const results = [];
  for (const audit of serverAudits({ url: `${server.url}/graphql` }))
    results.push(await audit.fn());
  const failed = results.filter(({ status }) => status === "error");
  expect(failed.map(({ name }) => name)).toEqual([]);
  expect(results.filter(({ status }) => status === "ok").length).toBeGreaterThanOrEqual(55);
});
