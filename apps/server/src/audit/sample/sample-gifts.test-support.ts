import type { Pool } from 'pg'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import { addDrafts } from '#testing/gift-rows.test-support.ts'
import { run } from './sample-commands.test-support.ts'

const currency = 'EUR'

/** Three gifts: one waits, one is opened and one was sent back. */
export const addGifts = async (
  owner: Pool,
  lane: BatchContext,
  { giverId, recipientIds, gameId }: { giverId: number; recipientIds: number[]; gameId: number },
): Promise<void> => {
  const { memberId } = lane
  const terms = { memberId, gameId, plays: 2, currency, amount: 520n }
  const { inviteId, giftIds } = await addDrafts(owner, { ...terms, giverId, recipientIds })
  const buy = { opKey: 'gifts', giverId, inviteId, gameId, currency, cap: 2000n }
  await run(lane, [{ name: 'buyGifts', request: buy }])
  const [, opened, sentBack] = giftIds
  const [, opener, sender] = recipientIds
  await run(lane, [
    { name: 'unwrapGift', request: { giftId: opened!, playerId: opener!, currency } },
    {
      name: 'returnGift',
      request: { giftId: sentBack!, giverId, recipientId: sender!, currency, event: 'sendBack' },
    },
  ])
}
