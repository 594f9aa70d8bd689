import type { Page } from "@playwright/test";

// Fake devices for the page. As in browser.ts, functions for the browser are strings.

/** Gives the page fake audio that records scheduled tones. */
export const withSound = (page: Page) =>
  page.addInitScript(
    `globalThis.tones = [];
    globalThis.AudioContext = class {
      state = "running";
      currentTime = 0;
      destination = {};
      async resume() {}
      createGain() {
        return { gain: { value: 0, setTargetAtTime() {} }, connect: (next) => next };
      }
      createOscillator() {
        const tone = {
          frequency: {},
          connect: (next) => next,
          disconnect: () => { globalThis.tones = globalThis.tones.filter((one) => one !== tone); },
          start: (at) => { tone.at = at; globalThis.tones.push(tone); },
          stop: () => undefined,
        };
        return tone;
      }
    };`,
  );

/** Returns the minutes until each scheduled tone. */
export const tones = (page: Page) =>
  page.evaluate<number[]>("globalThis.tones.map(({ at }) => Math.round(at / 60))");

/** Gives the page a fake screen wake lock. */
export const withWakeLock = (page: Page) =>
  page.addInitScript(
    `Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          if (globalThis.isWakeLockRefused) throw new DOMException("no", "NotAllowedError");
          const lock = new EventTarget();
          lock.release = async () => lock.dispatchEvent(new Event("release"));
          globalThis.wakeLock = lock;
          return lock;
        },
      },
    });`,
  );

/** Makes wake locks fail, as at a low battery. */
export const refuseWakeLock = (page: Page) =>
  page.evaluate("void (globalThis.isWakeLockRefused = true)");

/** Releases the wake lock as the browser does on a tab change. */
export const loseWakeLock = (page: Page) => page.evaluate("void globalThis.wakeLock.release()");

/** Makes the page visible again. */
export const lookAgain = (page: Page) =>
  page.evaluate(`void document.dispatchEvent(new Event("visibilitychange"))`);

/** Makes the page hidden. */
export const lookAway = (page: Page) =>
  page.evaluate(`void Object.defineProperty(document, "visibilityState", { value: "hidden" })`);

/** Adds notifications to the page, with permission granted on request. */
export const withNotifications = (page: Page) =>
  page.addInitScript(
    `globalThis.notified = [];
    globalThis.Notification = class {
      static permission = "default";
      static requestPermission = async () => (globalThis.Notification.permission = "granted");
      constructor(title) { globalThis.notified.push(title); }
    };`,
  );

/** Returns the notifications of the page. */
export const notified = (page: Page) => page.evaluate<string[]>("globalThis.notified");
