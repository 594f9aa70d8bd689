import type { ReactNode } from "react";

const shapes = {
  /** A closed pot. */
  pot: (
    <>
      <path d="M34 66h92v26a26 26 0 0 1-26 26H60a26 26 0 0 1-26-26z" fill="var(--tomato)" />
      <path d="M26 58h108v10H26z" fill="var(--ink)" />
      <path d="M44 56c4-18 18-28 36-28s32 10 36 28z" fill="var(--saffron)" />
      <circle cx="80" cy="24" r="7" fill="var(--ink)" />
      <path d="M18 74h18v10H24zM142 74h-18v10h12z" fill="var(--ink)" />
    </>
  ),
  /** An empty plate between fork and knife. */
  plate: (
    <>
      <circle cx="80" cy="72" r="50" fill="var(--line)" />
      <circle
        cx="80"
        cy="70"
        r="50"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <circle cx="80" cy="70" r="33" fill="none" stroke="var(--line)" strokeWidth="3" />
      <path d="M70 80c2-14 12-20 24-20-1 13-9 21-24 20z" fill="var(--herb)" />
      <path
        d="M14 24v30c0 6 12 6 12 0V24M20 24v94"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M140 118V24c9 6 10 34 0 42"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  /** A closed jar. */
  jar: (
    <>
      <path
        d="M48 50h64v60a12 12 0 0 1-12 12H60a12 12 0 0 1-12-12z"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path d="M50 78h60v32a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10z" fill="var(--saffron)" />
      <circle cx="66" cy="96" r="8" fill="var(--tomato)" />
      <circle cx="90" cy="102" r="8" fill="var(--tomato)" />
      <circle cx="84" cy="86" r="6" fill="var(--herb)" />
      <path d="M42 32h76v18H42z" fill="var(--tomato)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof shapes;

/** A small drawing for empty screens. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg width="160" height="140" viewBox="0 0 160 140" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
