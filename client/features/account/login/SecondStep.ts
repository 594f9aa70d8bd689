/** The data that starts the second step of a login. */
export interface SecondStep {
  challenge: string;
  passkeyOptions: object | undefined;
}
