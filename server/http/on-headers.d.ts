/** The package has no types of its own. */
declare module "on-headers" {
  import type { ServerResponse } from "node:http";

  /**
   * Calls a listener when the headers of a response are about to be sent; the listener that was
   * added last comes first.
   */
  function onHeaders(response: ServerResponse, listener: () => void): void;
  export = onHeaders;
}
