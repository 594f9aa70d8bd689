import { currentLocale } from "../../shared/messages/locale";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1_000;

/** Formats a number of bytes: `sizeText(2_350_000)` is "2.4 MB". */
export function sizeText(bytes: number): string {
  const steps = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / Math.log10(STEP));
  const power = Math.min(steps, units.length - 1);
  return new Intl.NumberFormat(currentLocale(), {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / STEP ** power);
}
