/**
 * The condition for a live session `s`: neither too old, nor unused for too long, nor expired.
 * @param days the parameter that holds `sessionDays`
 * @param idleDays the parameter that holds `sessionIdleDays`
 */
export const isLive = (days: string, idleDays: string): string =>
  `s.created_at > now() - make_interval(days => ${days})
   and s.last_used_at > now() - make_interval(days => ${idleDays})
   and coalesce(s.expires_at > now(), true)`;
