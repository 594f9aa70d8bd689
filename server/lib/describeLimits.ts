import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from "../../shared/inputLimits";

const format = (limit: number) => limit.toLocaleString("en");

/** Returns a range such as `1 to 10,000`. */
export const describeRange = ({ min, max }: { min: number; max: number }): string =>
  `${format(min)} to ${format(max)}`;

/** Returns the length of a required text, such as `1 to 50 characters`. */
export const describeLength = (max: number): string =>
  `${describeRange({ min: 1, max })} characters`;

/** Returns the length of an optional text, such as `at most 50 characters`. */
export const describeMaxLength = (max: number): string => `at most ${format(max)} characters`;

/** The length of a new password, of which the operator can raise the minimum. */
export const PASSWORD_DESCRIPTION = `at least ${SHORTEST_PASSWORD} characters, or more if the server requires it; at most ${LONGEST_PASSWORD_BYTES} bytes.`;
