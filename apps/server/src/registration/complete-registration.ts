import { segmentAfterFullRegistration } from '@fairground/contract/constants'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { isBlockedCountry } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { openDetails, writeDetails } from '#player/details.ts'
import { playerById, type PlayerRow } from '#player/player-rows.ts'
import { sendConfirmation } from '#player/confirmation-mail.ts'
import { type FullInput, fullDetails } from './full-details.ts'

/** Blocked stays blocked; what an operator has set besides A and B is not ours to change. */
const segmentOf = ({ segment }: PlayerRow, member: Member, country: string): string => {
  if (isBlockedCountry(member, country)) return 'A'
  return segment === null || segment === 'B' ? segmentAfterFullRegistration : segment
}

/** Once: what is changed later is changed in the profile, with the password. */
export const completeRegistration = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  input: FullInput,
): Promise<void> => {
  const { vault, now } = context
  const player = { memberId: member.id, playerId }
  const row = await playerById(tx, member.id, playerId)
  const known = openDetails(vault, player, row)
  if (!known || row.registered_fully_at !== null) throw new Refusal('registration.couldNotRegister')
  await writeDetails(tx, vault, player, { ...known, ...fullDetails(input, member, now()) })
  const segment = segmentOf(row, member, input.country)
  const { language } = row
  const { numUpdatedRows } = await tx
    .updateTable('player')
    .set({ segment, country: input.country, registered_fully_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', member.id)
    .where('id', '=', playerId)
    .where('registered_fully_at', 'is', null)
    .executeTakeFirst()
  // Of two at once the second waits for the first and finds it done.
  if (numUpdatedRows === 0n) throw new Refusal('registration.couldNotRegister')
  const event = { eventType: 26 as const, ...player, playerSegment: segment }
  await putInOutbox(tx, member.id, announce('playerSegment', event))
  if (member.settings.emailOnFullRegistration && !row.email_verified) {
    const { username } = row
    await sendConfirmation(tx, context, member, { playerId, username, email: known.email, language })
  }
}
