import { inMember, type Tx } from '@fairground/database/transaction'
import type { SecurityEvent } from '#mail/security-event.ts'
import type { Caller, Context } from '#operation/context.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { requirePassword } from '#player/require-password.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { hasSecondFactor } from '#sign-in/index.ts'
import { deleteRecoveryCodes } from './queries/recovery-codes.ts'

/**
 * Removes a login method after the player has confirmed the password. `remove` returns the event, or undefined if there
 * was nothing to remove.
 */
export const removeWithPassword = async (
  password: string,
  caller: Caller,
  context: Context,
  remove: (tx: Tx, player: PlayerKey) => Promise<SecurityEvent | undefined>,
): Promise<{ result: 'success' }> => {
  const { member, session } = caller
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const row = await requirePassword(context, caller, password)
  await inMember(context.db, member.id, async tx => {
    const event = await remove(tx, player)
    if (!event) throw new Refusal('profile.notFound')
    // Recovery codes replace a second factor, so they end with the last one.
    if (!(await hasSecondFactor(tx, player))) await deleteRecoveryCodes(tx, player)
    await recordSecurityEvent(tx, context, member, row, event)
  })
  return { result: 'success' }
}
