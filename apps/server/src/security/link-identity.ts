import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { identityOfCode, subjectDigest } from '#sign-in/outside-identity.ts'

/** A player has one identity elsewhere: a new one takes the place of the old. */
export const linkIdentity: Handler<'linkIdentity'> = async (input, { member, session }, context) => {
  const { db, vault } = context
  const playerId = requirePlayer(session)
  await requirePassword(context, member.id, playerId, input.password)
  const identity = await identityOfCode(context, member, input.code)
  if (!identity) throw new Refusal('security.notBegun')
  await inMember(db, member.id, async tx => {
    await tx
      .deleteFrom('outside_identity')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .execute()
    const linked = await tx
      .insertInto('outside_identity')
      .values({
        member_id: member.id,
        player_id: playerId,
        issuer: identity.issuer,
        subject_digest: subjectDigest(vault, member.id, identity),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (linked.numInsertedOrUpdatedRows === 0n) throw new Refusal('security.identityTaken')
  })
  return { result: 'success' }
}
