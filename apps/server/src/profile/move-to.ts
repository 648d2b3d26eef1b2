import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { isBlockedCountry } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import type { PlayerRow } from '#player/player-rows.ts'

const blocked = 'A'

/**
 * Somewhere else an address that was proved is proved no more. Who moves to where the operator may not serve is blocked;
 * nobody unblocks himself by saying that he moved again: that is the operator's to do.
 */
export const moveTo = async (tx: Tx, member: Member, row: PlayerRow, country: string): Promise<void> => {
  const segment = isBlockedCountry(member, country) ? blocked : row.segment
  await tx
    .updateTable('player')
    .set({ country, segment, address_verified_at: null })
    .where('member_id', '=', member.id)
    .where('id', '=', row.id)
    .execute()
  const player = { memberId: member.id, playerId: row.id }
  if (row.address_verified_at !== null) {
    const told = { eventType: 31 as const, ...player, addressVerified: false, addressVerifiedDate: null }
    await putInOutbox(tx, member.id, announce('addressVerification', told))
  }
  if (segment !== null && segment !== row.segment)
    await putInOutbox(
      tx,
      member.id,
      announce('playerSegment', { eventType: 26, ...player, playerSegment: segment }),
    )
}
