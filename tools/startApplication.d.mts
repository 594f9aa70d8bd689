/** The application while it runs. */
interface Running {
  url: string;
  stop: () => Promise<void>;
}

export function startApplication(settings?: Record<string, string>): Promise<Running>;
