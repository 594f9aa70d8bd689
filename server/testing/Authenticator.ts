import { TOTP, URI } from "otpauth";

const PERIOD_MS = 30_000;

/** An authenticator app that has scanned a QR code. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(uri: string) {
    const totp = URI.parse(uri);
    if (!(totp instanceof TOTP)) throw new Error(`${uri} is not that of a TOTP`);
    this.totp = totp;
  }

  /** @param periods the number of periods by which the app's clock is ahead */
  code(periods = 0): string {
    return this.totp.generate({ timestamp: Date.now() + periods * PERIOD_MS });
  }

  /** Returns a code that is wrong in the current and all neighboring periods. */
  wrongCode(): string {
    const validCodes = [-2, -1, 0, 1, 2].map((periods) => this.code(periods));
    return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
      (code) => !validCodes.includes(code),
    )!;
  }
}
