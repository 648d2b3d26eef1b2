import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { hasTotp } from '#sign-in/second-factors.ts'
import { passkeysOf, passkeyView } from './passkey-rows.ts'

export const listSecondFactors: Handler<'listSecondFactors'> = (_, { member, session }, { db }) => {
  const who = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const identity = await tx
      .selectFrom('outside_identity')
      .select('player_id')
      .where('member_id', '=', who.memberId)
      .where('player_id', '=', who.playerId)
      .executeTakeFirst()
    return {
      totp: await hasTotp(tx, who),
      passkeys: (await passkeysOf(tx, who)).map(passkeyView),
      identity: identity !== undefined,
    }
  })
}
