/** The result of one check. */
export interface CheckResult {
  /** The outcome of the check; a `warning` does not make `doctor` fail. */
  state: "ok" | "warning" | "failed";
  message: string;
}

export const ok = (message: string): CheckResult => ({ state: "ok", message });
export const warning = (message: string): CheckResult => ({ state: "warning", message });
export const failed = (message: string): CheckResult => ({ state: "failed", message });
