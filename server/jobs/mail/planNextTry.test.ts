import { planNextTry } from "./planNextTry";

describe("A mail that could not be sent", () => {
  it.each([
    ["the address does not exist", { command: "RCPT TO", responseCode: 550 }],
    ["the mail is refused", { command: "DATA", responseCode: 554 }],
  ])("is discarded if %s", (_why, error) => {
    expect(planNextTry(error, 1)).toMatchObject({ isServerAway: false, after: null });
  });

  it.each([
    ["the address is put off", { command: "RCPT TO", responseCode: 450 }],
    ["the mail is put off", { command: "DATA", responseCode: 451 }],
  ])("is tried again with increasing delays if %s", (_why, error) => {
    expect([1, 2, 10].map((attempts) => planNextTry(error, attempts).after)).toEqual([30, 60, 900]);
    expect(planNextTry(error, 1).isServerAway).toBe(false);
  });

  it.each([
    ["cannot be reached", { code: "ESOCKET" }],
    ["refuses its login", { command: "AUTH PLAIN", responseCode: 535 }],
    ["closes", { command: "RCPT TO", responseCode: 421 }],
  ])("is tried again soon, like all other mails, if the mail server %s", (_why, error) => {
    expect([1, 2, 10].map((attempts) => planNextTry(error, attempts).after)).toEqual([2, 4, 15]);
    expect(planNextTry(error, 1).isServerAway).toBe(true);
  });
});
