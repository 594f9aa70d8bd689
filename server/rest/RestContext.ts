import type { AppError } from "../errors";
import { Context } from "../graphql/context";
import { findIssues } from "../graphql/validate";

/** The context of a REST operation, which is an internal one. */
export class RestContext extends Context {
  /**
   * @param context of the HTTP request; the new one has loaded nothing yet
   * @param requestError what is wrong with the HTTP request, reported where arguments are validated:
   *   after the rules that decide who may make it
   */
  constructor(
    { db, services, caller, viewer, authError, replicas, upload }: Context,
    private readonly requestError: AppError | null,
    maxPageSize?: number,
  ) {
    super(db, services, caller, viewer, authError, maxPageSize, replicas);
    this.upload = upload;
  }

  override validate(argument: unknown): void {
    if (!this.requestError) return super.validate(argument);
    // All arguments are validated before the error is reported, so its list is complete by then. Of a
    // body that could not be read there is nothing more to say.
    if (this.requestError.issues.length > 0) {
      this.requestError.issues.push(...findIssues(argument, this.services.config));
    }
    throw this.requestError;
  }
}
