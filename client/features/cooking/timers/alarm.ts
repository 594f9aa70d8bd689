import { RING_DURATION_MS } from "./timerState";

const PITCH_HZ = 880;
const LOUDNESS = 0.4;
/** When the beeps of each round begin, and how long they and the round are, in seconds. */
const BEEPS = [0, 0.25];
const BEEP = 0.15;
const ROUND = 2;
/** How fast a beep swells; at once would be a crack. */
const SWELL = 0.01;

let context: AudioContext | null = null;
let endings: readonly number[] = [];
let plannedSounds: OscillatorNode[] = [];

/** One tone in beeps, between two times of the sound's own clock. */
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
 * Lets a tone sound at some times, a minute long, and at no others. It is planned ahead: a browser
 * slows the clocks of pages that are not in sight, but not that of sound.
 */
export function ringAt(times: readonly number[]): void {
  endings = times;
  plan();
}

/** Opens the sound; to be called while somebody clicks, or browsers refuse. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume().then(plan, () => undefined);
  } catch {
    // Where there is no sound, there are words.
  }
}

/** Opens the sound again that a phone has taken away meanwhile; none where there was none before. */
export const reopenSound = (): void => {
  if (context) allowSound();
};
