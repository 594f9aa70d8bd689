import { TOTP, URI } from "otpauth";

const PERIOD_MS = 30_000;

/** An app that shows codes, as one that has scanned a QR code. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(uri: string) {
    const totp = URI.parse(uri);
    if (!(totp instanceof TOTP)) throw new Error(`${uri} is not that of a TOTP`);
    this.totp = totp;
  }

  /** @param periods how far the clock of the app is ahead of ours */
  code(periods = 0): string {
    return this.totp.generate({ timestamp: Date.now() + periods * PERIOD_MS });
  }

  /** A code that no period of these has. */
  wrongCode(): string {
    const validCodes = [-2, -1, 0, 1, 2].map((periods) => this.code(periods));
    return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
      (code) => !validCodes.includes(code),
    )!;
  }
}
