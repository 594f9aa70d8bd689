import { describeDevice } from "./describeDevice";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";

describe("The device of a session", () => {
  it.each([
    [
      "Firefox on Windows",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
    ],
    ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
    ["Chrome on Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`],
    ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
    ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/131.0.0.0`],
    ["Opera on Windows", `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 OPR/115.0.0.0`],
    [
      "Samsung Internet on Android",
      "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    ],
    [
      "Safari on Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    ],
    ["Safari on iPhone", `${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`],
    ["Chrome on iPhone", `${IPHONE} (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`],
    ["curl", "curl/8.11.0"],
    ["PostmanRuntime", "PostmanRuntime/7.43.0"],
    ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"],
  ])("is named %s", (name, header) => {
    expect(describeDevice(header)).toBe(name);
  });

  it.each(["", "Mozilla/5.0", "<script>", "\u202ecurl", "123"])("is unknown for %j", (header) => {
    expect(describeDevice(header)).toBeNull();
  });

  it("has a short name for any header", () => {
    expect(describeDevice("x".repeat(16_000))).toHaveLength(50);
    expect(describeDevice(`Mozilla/5.0 Version/${"1 ".repeat(8_000)}`)).toBeNull();
  });
});
