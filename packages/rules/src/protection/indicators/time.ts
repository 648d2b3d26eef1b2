import { countSlots, slotMinutes } from '../day-facts.ts'
import { compareWith, type Finding } from '../finding.ts'
import type { Thresholds } from '../thresholds.ts'
import { findRecent, type PlayFacts } from './play-facts.ts'

/** Minutes with purchases or with a session today, whichever are more. */
export const findTime = (
  { today, sessionMinutes }: PlayFacts,
  { timeNotice, timeStrong }: Thresholds,
): Finding => {
  const played = today.stakes === 0 ? 0 : Math.max(sessionMinutes, countSlots(today.slots) * slotMinutes)
  return { level: compareWith(played, timeNotice, timeStrong), figures: { minutes: played } }
}

/** The slots of the night. A night that crosses midnight counts for both days. */
const toNightMask = ({ nightStart, nightEnd }: Thresholds): bigint => {
  const slots = (24 * 60) / slotMinutes
  const isNight = (minute: number) =>
    nightStart <= nightEnd
      ? minute >= nightStart && minute < nightEnd
      : minute >= nightStart || minute < nightEnd
  let mask = 0n
  for (let slot = 0; slot < slots; slot += 1) if (isNight(slot * slotMinutes)) mask |= 1n << BigInt(slot)
  return mask
}

/** Nights of the last seven days with long play. */
export const findNightPlay = (facts: PlayFacts, thresholds: Thresholds): Finding => {
  const mask = toNightMask(thresholds)
  const nights = findRecent(facts, 7).filter(
    ({ slots }) => countSlots(slots & mask) * slotMinutes >= thresholds.nightMinutes,
  ).length
  return { level: compareWith(nights, thresholds.nightNotice, thresholds.nightStrong), figures: { nights } }
}
