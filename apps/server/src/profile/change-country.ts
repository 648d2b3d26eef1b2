import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { isBlockedCountry } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import type { PlayerRow } from '#player/queries/players.ts'
import { updateCountry } from './queries/player-updates.ts'

const blocked = 'A'

/**
 * A new country resets the verified address. A player who moves to a blocked country is blocked; only the operator can
 * unblock them, not another move.
 */
export const changeCountry = async (
  tx: Tx,
  context: Context,
  member: Member,
  row: PlayerRow,
  country: string,
): Promise<void> => {
  const segment = isBlockedCountry(member, country) ? blocked : row.segment
  const player = { memberId: member.id, playerId: row.id }
  await updateCountry(tx, player, { country, segment })
  if (row.country !== country)
    await recordSecurityEvent(tx, context, member, row, { name: 'countryChanged', facts: { country } })
  if (row.address_verified_at !== null) {
    const event = { eventType: 31 as const, ...player, addressVerified: false, addressVerifiedDate: null }
    await putInOutbox(tx, member.id, announce('addressVerification', event))
  }
  if (segment !== null && segment !== row.segment)
    await putInOutbox(
      tx,
      member.id,
      announce('playerSegment', { eventType: 26, ...player, playerSegment: segment }),
    )
}
