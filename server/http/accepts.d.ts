/** The part of the package that is used here, which has no types. */
declare module "accepts" {
  import type { IncomingMessage } from "node:http";

  interface Accepts {
    /** Returns the type, if the client accepts it. */
    type(type: string): string | false;
    /** Returns the content encoding, if the client accepts it. */
    encoding(encoding: string): string | false;
    /** Returns the languages in `Accept-Language`, in order of preference. */
    languages(): string[];
  }

  /** Reads the `Accept` headers of a request. */
  function accepts(request: IncomingMessage): Accepts;
  export = accepts;
}
