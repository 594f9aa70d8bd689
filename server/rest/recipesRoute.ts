import { resources } from "./resources";
import { RestRequest } from "./RestRequest";

/** Below which all endpoints are. */
export const BASE_URL = "/api";
const PATH = "/recipes";

/** The address of the list of recipes, and of its pages with their parameters. */
export const RECIPES_URL = BASE_URL + PATH;

/** The endpoint of the list. */
export const recipesRoute = resources
  .flatMap(({ routes }) => routes)
  .find(({ method, path }) => method === "GET" && path === PATH)!;

/** A request without parameters. */
export const plainRequest = new RestRequest({}, {}, {}, BASE_URL);
