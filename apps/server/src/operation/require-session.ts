import { Refusal } from '#platform/refusal.ts'
import type { LiveSession } from './live-session.ts'

/** The session of a caller that the pipeline admitted to a player operation. */
export const requireSession = (session: LiveSession | null): LiveSession => {
  if (!session) throw new Refusal('login.notLoggedIn')
  return session
}

/** The player id of a caller that the pipeline admitted to a player operation. */
export const requirePlayer = (session: { playerId: number } | null): number => {
  if (!session) throw new Refusal('login.notLoggedIn')
  return session.playerId
}
