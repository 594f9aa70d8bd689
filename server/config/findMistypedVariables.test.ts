import { findMistypedVariables } from "./findMistypedVariables";

describe("The check for mistyped variables", () => {
  it.each([
    ["SMPT_URL", "SMTP_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["JWT_SECRET_FIEL", "JWT_SECRET_FILE"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["HTTPS_PROXY", null],
    ["TRUSTED_PROXYS", "TRUSTED_PROXIES"],
  ])("reports the setting that was probably meant: %s", (name, meant) => {
    expect(findMistypedVariables({ [name]: "x" })).toEqual(
      meant ? [`${name} is not a setting. Is ${meant} meant?`] : [],
    );
  });

  it("does not report common variables, settings, and misspellings of settings that are set", () => {
    expect(
      findMistypedVariables({
        HOME: "/root",
        HOSTNAME: "web",
        LOGNAME: "root",
        PATH: "/bin",
        NODE_ENV: "production",
        KUBERNETES_PORT: "tcp://10.0.0.1:443",
        SMTP_URL: "smtp://mail",
        DATABASE_URL: "postgres://db/potluck",
        DATABASE_URI: "postgres://db/potluck",
      }),
    ).toEqual([]);
  });
});
