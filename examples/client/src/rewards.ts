import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import type { Report } from './report.ts'

/** Opens the gifts that wait for the player and shows how fast the player gains experience. */
export const collectRewards = async (rest: Caller, report: Report): Promise<void> => {
  const { gifts } = await rest.call('collectMobileGifts', { requestId: randomUUID() })
  const { multiplier } = await rest.call('getPlayerCurrentXPMultiplier', {})
  report.say(`${gifts.length} open gifts; experience counts ${multiplier} times`)
}
