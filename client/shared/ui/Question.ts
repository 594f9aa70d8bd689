/** The content of a dialog. */
export interface Question {
  text: string;
  /** The reason, if known. */
  reason?: string | undefined;
  /** The word on the button that goes ahead; without one there is nothing to decide. */
  action?: string;
  answer: (yes: boolean) => void;
}
