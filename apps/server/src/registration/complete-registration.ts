import { segmentAfterFullRegistration } from '@fairground/contract/constants'
import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { isBlockedCountry } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { openDetails, writeDetails } from '#player/details.ts'
import { readPlayer, type PlayerRow } from '#player/queries/players.ts'
import { sendConfirmationMail } from '#player/send-confirmation-mail.ts'
import { type FullInput, fullDetails } from './full-details.ts'
import { updateToFullyRegistered } from './queries/players.ts'

/** Blocks players of blocked countries and promotes segment B; other segments are set by the operator and stay. */
const getNextSegment = ({ segment }: PlayerRow, member: Member, country: string): string => {
  if (isBlockedCountry(member, country)) return 'A'
  return segment === null || segment === 'B' ? segmentAfterFullRegistration : segment
}

/** Runs once per player; later changes go through the profile, with the password. */
export const completeRegistration = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  input: FullInput,
): Promise<void> => {
  const { vault, now } = context
  const player = { memberId: member.id, playerId }
  const row = await readPlayer(tx, member.id, playerId)
  const known = openDetails(vault, player, row)
  if (!known || row.registered_fully_at !== null) throw new Refusal('registration.couldNotRegister')
  await writeDetails(tx, vault, player, { ...known, ...fullDetails(input, member, now()) })
  const segment = getNextSegment(row, member, input.country)
  const { language } = row
  // Of two concurrent calls, the second waits for the first and then updates nothing.
  if (!(await updateToFullyRegistered(tx, player, { segment, country: input.country })))
    throw new Refusal('registration.couldNotRegister')
  const event = { eventType: 26 as const, ...player, playerSegment: segment }
  await putInOutbox(tx, member.id, announce('playerSegment', event))
  if (member.settings.emailOnFullRegistration && !row.email_verified) {
    const { username } = row
    await sendConfirmationMail(tx, context, member, { playerId, username, email: known.email, language })
  }
}
