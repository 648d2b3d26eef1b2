import { inMember } from '@fairground/database/transaction'
import { claimDueGifts } from './queries/due-gifts.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/** Returns one chunk of gifts that were not used by their date, the oldest first. Returns false when there was none. */
export const returnGifts = async ({ db, lane }: ScheduleDeps, memberId: number): Promise<boolean> => {
  const due = await inMember(db, memberId, tx => claimDueGifts(tx, memberId))
  await Promise.all(
    due.map(({ id: giftId, ...gift }) =>
      lane.submit(memberId, 'returnGift', { ...gift, giftId, event: 'return' }),
    ),
  )
  return due.length > 0
}
