const pad = (number: number) => String(number).padStart(2, "0");

/** The remaining time as on a clock: "09:05", with hours "1:09:05". Negative values are 0. */
export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const end = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${end}` : `${pad(minutes)}:${end}`;
}
