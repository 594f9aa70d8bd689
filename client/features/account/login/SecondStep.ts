/** What the second step of a login begins with. */
export interface SecondStep {
  challenge: string;
  passkeyOptions: object | undefined;
}
