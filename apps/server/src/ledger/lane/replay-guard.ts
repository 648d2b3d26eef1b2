/** Messages older or newer than this are refused. The clocks of the machines must agree within it. */
export const maxAgeMs = 60_000

/** Accepts each message once. It remembers ids only as long as their messages are not too old. */
export const createReplayGuard = () => {
  let newer = new Set<string>()
  let older = new Set<string>()
  let turnedAt = -Infinity
  return (id: string, sentAt: number, now: number): 'new' | 'repeated' | 'outOfTime' => {
    if (Math.abs(now - sentAt) > maxAgeMs) return 'outOfTime'
    // An id is kept for one to two turns. A message can be accepted for maxAgeMs before and after the lane's time.
    if (Math.abs(now - turnedAt) > 2 * maxAgeMs) {
      older = newer
      newer = new Set()
      turnedAt = now
    }
    if (newer.has(id) || older.has(id)) return 'repeated'
    newer.add(id)
    return 'new'
  }
}
