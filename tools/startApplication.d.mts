/** A running application. */
export interface Running {
  url: string;
  /** Returns the setup link; undefined if it was not printed. */
  setupUrl(): string | undefined;
  /** The page of unsent mail, with its key. */
  mailUrl: string | undefined;
  stop: () => Promise<void>;
}

export function startApplication(
  settings?: Record<string, string>,
  nodeArguments?: string[],
): Promise<Running>;
