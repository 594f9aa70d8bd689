/** The part of the package that is used here; the package has no types. */
declare module "accepts" {
  import type { IncomingMessage } from "node:http";

  interface Accepts {
    /** The type, if the client accepts it. */
    type(type: string): string | false;
    /** The content encoding, if the client accepts it. */
    encoding(encoding: string): string | false;
    /** The languages in `Accept-Language`, in order of preference. */
    languages(): string[];
  }

  /** Reads the `Accept` headers of a request. */
  function accepts(request: IncomingMessage): Accepts;
  export = accepts;
}
