import { RING_DURATION_MS } from "./timerState";

const PITCH_HZ = 880;
const LOUDNESS = 0.4;
/** The start times of the beeps in a round, and the lengths of a beep and a round, in seconds. */
const BEEPS = [0, 0.25];
const BEEP = 0.15;
const ROUND = 2;
/** The fade-in of a beep; an abrupt start would crack. */
const SWELL = 0.01;

let context: AudioContext | null = null;
let endings: readonly number[] = [];
let plannedSounds: OscillatorNode[] = [];

/** Beeps between two times of the audio clock. */
function ring(sound: AudioContext, from: number, until: number): OscillatorNode {
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.value = 0;
  for (let round = from; round < until; round += ROUND) {
    for (const beep of BEEPS) {
      volume.gain.setTargetAtTime(LOUDNESS, round + beep, SWELL);
      volume.gain.setTargetAtTime(0, round + beep + BEEP, SWELL);
    }
  }
  tone.connect(volume).connect(sound.destination);
  tone.start(from);
  tone.stop(until);
  return tone;
}

function plan(): void {
  plannedSounds.forEach((tone) => tone.disconnect());
  plannedSounds = [];
  if (context?.state !== "running") return;
  const [sound, now] = [context, Date.now()];
  const onItsClock = (time: number) => sound.currentTime + Math.max(0, time - now) / 1_000;
  plannedSounds = endings
    .filter((end) => end + RING_DURATION_MS > now)
    .map((end) => ring(sound, onItsClock(end), onItsClock(end + RING_DURATION_MS)));
}

/**
 * Schedules a tone of one minute at each of some times. It is scheduled ahead, because browsers throttle the
 * timers of hidden pages, but not audio.
 */
export function ringAt(times: readonly number[]): void {
  endings = times;
  plan();
}

/** Starts audio; browsers allow this only during a click. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume().then(plan, () => undefined);
  } catch {
    // Without sound, the text remains.
  }
}

/** Restarts audio that a phone has suspended; does nothing if audio never ran. */
export const reopenSound = (): void => {
  if (context) allowSound();
};
