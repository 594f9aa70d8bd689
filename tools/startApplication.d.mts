/** The application while it runs. */
export interface Running {
  url: string;
  /** Returns the setup link; undefined if it was not printed. */
  setupUrl(): string | undefined;
  /** The page of mail that it does not send, with its key. */
  mailUrl: string | undefined;
  stop: () => Promise<void>;
}

export function startApplication(
  settings?: Record<string, string>,
  nodeArguments?: string[],
): Promise<Running>;
