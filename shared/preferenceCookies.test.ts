import { preferenceCookie, storedPreference } from "./preferenceCookies";

describe("A preference", () => {
  it("is stored for a year, for all pages of the site", () => {
    expect(preferenceCookie("language", "de", "http:")).toBe(
      "language=de; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });

  it("is limited to this host with TLS, and is never sent without TLS", () => {
    expect(preferenceCookie("language", "de", "https:")).toBe(
      "__Host-language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });

  it.each([
    ["__Host-language=de", "de"],
    ["language=en; __Host-language=de", "de"],
    ["__Host-language=de; language=en", "de"],
    ["a=b;language=de", "de"],
    ["my_language=de; __Host-my_language=de", undefined],
    ["__host-language=de", undefined],
  ])(
    "is read from the cookies %j, of which the cookie of the host takes precedence",
    (cookies, value) => expect(storedPreference(cookies, "language")).toBe(value),
  );
});
