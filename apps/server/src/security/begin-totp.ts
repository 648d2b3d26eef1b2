import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { playerKeyOf } from '#player/details.ts'
import { requirePassword } from '#player/require-password.ts'
import { newTotp, sealTotp } from './totp-secret.ts'

/** The secret is on trial until its first code is given; beginning again makes a new one. */
export const beginTotp: Handler<'beginTotp'> = async ({ password }, { member, session }, context) => {
  const who = { memberId: member.id, playerId: requirePlayer(session) }
  const { username } = await requirePassword(context, member.id, who.playerId, password)
  const totp = newTotp(member.name, username)
  await inMember(context.db, member.id, async tx => {
    const sealed_secret = sealTotp(await playerKeyOf(tx, context.vault, who), who, totp)
    const kept = await tx
      .insertInto('totp')
      .values({ member_id: who.memberId, player_id: who.playerId, sealed_secret })
      .onConflict(conflict =>
        conflict
          .columns(['member_id', 'player_id'])
          .doUpdateSet({ sealed_secret, last_step: 0n })
          .where('totp.confirmed_at', 'is', null),
      )
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) throw new Refusal('security.totpAlreadyOn')
  })
  return { secret: totp.secret.base32, uri: totp.toString() }
}
