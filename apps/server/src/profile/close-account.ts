import { inMember, type Tx } from '@fairground/database/transaction'
import { readAccounts } from '#instances/accounts.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { closePlayer, endSubscriptions } from '#player/close-player.ts'
import { openDetails } from '#player/details.ts'
import { lockPlayerForLane, type PlayerRow } from '#player/queries/players.ts'
import { getAnswerHours, storeSupportCase } from '#player/support-case.ts'
import { requirePassword } from '#player/require-password.ts'

const isPositive = (amount: string): boolean => /[1-9]/.test(amount)

export const closeAccount: Handler<'closeAccount'> = async ({ password, reason = '' }, caller, context) => {
  const { member, session } = caller
  const playerId = requirePlayer(session)
  await requirePassword(context, caller, password)
  await endSubscriptions(context.db, context.lane, member.id, playerId)
  const accounts = await inMember(context.db, member.id, async tx => {
    const row = await lockPlayerForLane(tx, member.id, playerId)
    if (row.status === 'active') await closePlayer(tx, context, member, row)
    await storeReason(tx, context, member, row, reason.trim())
    return readAccounts(tx, member.id, playerId)
  })
  context.sessions.forgetEverywhere(member.id, playerId)
  const owed = accounts
    .filter(({ accountBalance }) => isPositive(accountBalance))
    .map(({ accountCurrency: currencyId, accountBalance: amount }) => ({ currencyId, amount }))
  return { result: 1, owed }
}

/** Opens a support case with the reason, so that support reads it. */
const storeReason = async (
  tx: Tx,
  { vault }: Context,
  member: Member,
  row: PlayerRow,
  message: string,
): Promise<void> => {
  const player = { memberId: member.id, playerId: row.id }
  const email = openDetails(vault, player, row)?.email
  if (message === '' || email === undefined) return
  const { username: name, language } = row
  await storeSupportCase(tx, vault, player, { email, name, message, language }, getAnswerHours(member))
}
