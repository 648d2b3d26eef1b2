import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { exchangeCode, subjectDigest } from '#sign-in/index.ts'
import { deleteIdentity, insertIdentity } from './queries/identities.ts'

/** A player has at most one external identity: a new one replaces the old. */
export const linkIdentity: Handler<'linkIdentity'> = async (input, caller, context) => {
  const { member, session } = caller
  const { db, vault } = context
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const row = await requirePassword(context, caller, input.password)
  const identity = await exchangeCode(context, member, input.code)
  if (!identity) throw new Refusal('security.notBegun')
  await inMember(db, member.id, async tx => {
    await deleteIdentity(tx, player)
    const digest = subjectDigest(vault, member.id, identity)
    if (!(await insertIdentity(tx, player, identity.issuer, digest)))
      throw new Refusal('security.identityTaken')
    await recordSecurityEvent(tx, context, member, row, { name: 'identityLinked', facts: {} })
  })
  return { result: 'success' }
}
