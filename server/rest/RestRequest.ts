import { badInput, type AppError, invalidInput, type Issue } from "../errors";
import { parseId } from "../lib/parseId";

/** The request of a client. Routes read it with the functions of `values.ts`. */
export class RestRequest {
  private readonly issues: Issue[] = [];

  /**
   * @param params the parameters of the path: integer ids, or text if the name does not end in `Id`
   * @param query the query parameters
   * @param body the fields of the JSON body; empty unless it is an object
   * @param baseUrl the path below which all routes are mounted
   * @param bytes the body of a route that takes bytes; empty for others
   * @param bodyError the reason why the body could not be read
   */
  constructor(
    readonly params: Record<string, number | string>,
    readonly query: Record<string, unknown>,
    readonly body: Record<string, unknown>,
    readonly baseUrl: string,
    readonly bytes: Buffer = Buffer.alloc(0),
    private readonly bodyError: AppError | null = null,
  ) {}

  /** Fails the request with BAD_USER_INPUT, after the rules have allowed it. */
  addIssue(message: string, field: string): void {
    this.issues.push({ field, message });
  }

  /**
   * The same request with an object within its body as the body. Issues are those of the whole request.
   * @param path the path of the object, such as `steps.0`
   */
  withBody(body: Record<string, unknown>, path: string): RestRequest {
    const part = new RestRequest(this.params, this.query, body, this.baseUrl);
    part.addIssue = (message, field) => this.addIssue(message, `${path}.${field}`);
    return part;
  }

  /** Returns the error of the request itself, which no variable of its operation can express. */
  get error(): AppError | null {
    const [first, ...more] = this.issues;
    return this.bodyError ?? (first ? invalidInput([first, ...more]) : null);
  }

  /**
   * Returns the error that left the resource unidentified, if the body names the resource and the
   * path does not.
   */
  get idError(): AppError | null {
    const isAboutId = this.issues.some(({ field }) => !field.includes(".") && isIdName(field));
    return this.bodyError || isAboutId ? this.error : null;
  }
}

/**
 * Reads the parameters of a path. Names such as `recipeId` stand for integers, others for text.
 * @throws BAD_USER_INPUT, such as `Invalid recipe Id`
 */
export function readParams(params: Record<string, string>): RestRequest["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => [
      name,
      isIdName(name) ? readId(name, text) : text,
    ]),
  );
}

/** Returns true if a field or parameter is an integer ID. */
export const isIdName = (name: string): boolean => name.endsWith("Id");

/** Makes the message for a value that cannot be an ID, such as `Invalid difficulty level Id`. */
export const invalidId = (name: string): string =>
  `Invalid ${name.slice(0, -"Id".length).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} Id`;

function readId(name: string, text: string): number {
  const id = parseId(text);
  if (id === null) throw badInput(invalidId(name), name);
  return id;
}
