import "reflect-metadata";
import { getBodyTimeout, UPLOAD_TIMEOUT_MS } from "../http/bodyTimeout";
import { resources } from "../rest/resources";

const routes = resources.flatMap((resource) => resource.routes);

describe("The body of a REST call", () => {
  it("may arrive slowly only if the call takes a file", () => {
    const patient = routes.filter(
      ({ path }) => getBodyTimeout(`/api${path}`) === UPLOAD_TIMEOUT_MS,
    );
    const uploads = routes.filter(({ bytes }) => bytes);
    expect(patient.map(({ path }) => path)).toEqual(uploads.map(({ path }) => path));
    expect(uploads.length).toBeGreaterThan(1);
  });
});
