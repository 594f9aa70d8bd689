import { badInput, type AppError, invalidInput, type Issue } from "../errors";
import { parseId } from "../lib/parseId";

/**
 * One call of REST as it came in. Rows read it with the functions of `values.ts`, which make values
 * that the schema always takes: its rules then refuse them in their own words and their own order.
 */
export class RestCall {
  private readonly issues: Issue[] = [];

  /**
   * @param ids what the path names: keys, or texts for what has no key
   * @param query what stands behind the question mark
   * @param body the fields of the JSON that came along; none where it was no object
   * @param base the address that all rows stand below
   * @param bytes what came along where a row takes bytes; none elsewhere
   * @param unreadable why the body could not be read at all
   */
  constructor(
    readonly ids: Record<string, number | string>,
    readonly query: Record<string, unknown>,
    readonly body: Record<string, unknown>,
    readonly base: string,
    readonly bytes: Buffer = Buffer.alloc(0),
    private readonly unreadable: AppError | null = null,
  ) {}

  /** Refuses the call with BAD_USER_INPUT once it is sure that the viewer may make it. */
  addIssue(message: string, field: string): void {
    this.issues.push({ field, message });
  }

  /** What is wrong with the call in a way that the schema's values cannot express. */
  get requestError(): AppError | null {
    const [first, ...more] = this.issues;
    return this.unreadable ?? (first ? invalidInput([first, ...more]) : null);
  }

  /** Why nobody can tell what the call is about, where its path does not say it. */
  get idError(): AppError | null {
    const isAboutKey = this.issues.some(({ field }) => isKeyName(field));
    return this.unreadable || isAboutKey ? this.requestError : null;
  }
}

/**
 * The keys in a path, such as `recipeId`; other names are texts.
 * @throws BAD_USER_INPUT, `Invalid recipe Id`, for what can be no key
 */
export function readIds(parameters: Record<string, string>): RestCall["ids"] {
  const ids: RestCall["ids"] = {};
  for (const [name, text] of Object.entries(parameters)) {
    ids[name] = isKeyName(name) ? readKey(name, text) : text;
  }
  return ids;
}

/** Whether a name in a path stands for a key. */
export const isKeyName = (name: string): boolean => name.endsWith("Id");

/** What is said of a value that can be no key: `Invalid difficulty level Id`. */
export const invalidId = (name: string): string =>
  `Invalid ${name.slice(0, -"Id".length).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} Id`;

function readKey(name: string, text: string): number {
  const key = parseId(text);
  if (key === null) throw badInput(invalidId(name), name);
  return key;
}
