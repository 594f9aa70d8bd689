// The layout is mocked, because it imports style sheets, which only the build can read.
jest.mock("./layout/Layout", () => ({ Layout: () => null }));
jest.mock("./layout/RouteError", () => ({ RouteError: () => null }));
jest.mock("./shared/ui/FirstLoad", () => ({ FirstLoad: () => null }));
import { screens } from "../e2e/screens";
import { readScreenStatus } from "./readScreenStatus";

const statuses: Record<string, number> = { "/forbidden": 403, "/not-found": 404, "*": 404 };

it.each([...new Set(screens.map(({ route }) => route))])(
  "The screen %s has its HTTP status",
  (route) => {
    const address = route.replace(/:\w+/g, "5").replace("*", "/no/such/place");
    expect(readScreenStatus(address)).toBe(statuses[route] ?? 200);
  },
);

it.each(["/nonsense", "/recipes/5/nonsense", "/recipe", "/missing.png"])(
  "The address %s has the status 404",
  (path) => {
    expect(readScreenStatus(path)).toBe(404);
  },
);
