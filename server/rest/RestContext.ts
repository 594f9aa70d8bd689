import type { AppError } from "../errors";
import { Context } from "../graphql/context";
import { findIssues } from "../graphql/validate";

/** The context of an internal operation for a REST request. */
export class RestContext extends Context {
  /**
   * @param context the context of the HTTP request; the new one has loaded nothing yet
   * @param requestError the error of the HTTP request, reported when arguments are validated, after the rules of the
   *   operation
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
    // All arguments are validated before the error is reported, so that its list is complete. An unreadable body has
    // no further errors.
    if (this.requestError.issues.length > 0) {
      this.requestError.issues.push(...findIssues(argument, this.inputSettings));
    }
    throw this.requestError;
  }
}
