import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from "../../shared/inputLimits";

const format = (limit: number) => limit.toLocaleString("en");

/** `1 to 10,000` */
export const describeRange = ({ min, max }: { min: number; max: number }): string =>
  `${format(min)} to ${format(max)}`;

/** Of a required text: `1 to 50 characters`. */
export const describeLength = (max: number): string =>
  `${describeRange({ min: 1, max })} characters`;

/** Of an optional text: `at most 50 characters`. */
export const describeMaxLength = (max: number): string => `at most ${format(max)} characters`;

/** Of a new password. The operator may ask for a longer one. */
export const PASSWORD_DESCRIPTION = `at least ${SHORTEST_PASSWORD} characters, or more if the server requires it; at most ${LONGEST_PASSWORD_BYTES} bytes.`;
