import { findMistypedVariables } from "./findMistypedVariables";

describe("A mistyped variable", () => {
  it.each([
    ["SMPT_URL", "SMTP_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["JWT_SECRET_FIEL", "JWT_SECRET_FILE"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["HTTPS_PROXY", null],
    ["TRUSTED_PROXYS", "TRUSTED_PROXIES"],
  ])("is named with the setting that is meant: %s", (name, meant) => {
    expect(findMistypedVariables({ [name]: "x" })).toEqual(
      meant ? [`${name} is not a setting. Is ${meant} meant?`] : [],
    );
  });

  it("is not reported for common variables, settings and a setting that is set", () => {
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
