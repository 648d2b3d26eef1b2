import type { PlayerRecord } from '#features/players/acts/act-props.ts'

const hereMs = 5 * 60_000

/** Whether the player has an open session that was used a short time ago. */
export const isHereNow = (
  { openSessions, lastSeenAt }: Pick<PlayerRecord, 'openSessions' | 'lastSeenAt'>,
  now: number,
): boolean => openSessions > 0 && lastSeenAt !== null && now - lastSeenAt < hereMs
