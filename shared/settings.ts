import { SHORTEST_PASSWORD } from "./inputLimits";

/** What the operator of a server has set and its pages must know. */
export interface Settings {
  /** How many characters a new password must have. */
  passwordMinLength: number;
}

/** The settings of a server whose operator has set nothing. */
export const defaultSettings: Settings = { passwordMinLength: SHORTEST_PASSWORD };
