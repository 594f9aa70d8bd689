/** The content of a dialog. */
export interface Question {
  text: string;
  /** The reason, if known. */
  reason?: string | undefined;
  /** The label of the action; absent for alerts. */
  action?: string;
  answer: (yes: boolean) => void;
}
