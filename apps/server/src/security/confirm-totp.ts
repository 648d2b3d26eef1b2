import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { playerKeyOf } from '#player/details.ts'
import { takeTotpCode } from './totp-secret.ts'

export const confirmTotp: Handler<'confirmTotp'> = async ({ code }, { member, session }, context) => {
  const { db, vault, now } = context
  const who = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    const waiting = tx
      .selectFrom('totp')
      .select('player_id')
      .where('member_id', '=', who.memberId)
      .where('player_id', '=', who.playerId)
      .where('confirmed_at', 'is', null)
    if (!(await waiting.executeTakeFirst())) throw new Refusal('security.notBegun')
    if (!(await takeTotpCode(tx, await playerKeyOf(tx, vault, who), who, code, now())))
      throw new Refusal('security.codeNotValid')
    await tx
      .updateTable('totp')
      .set({ confirmed_at: sql<number>`clock_timestamp()` })
      .where('member_id', '=', who.memberId)
      .where('player_id', '=', who.playerId)
      .execute()
  })
  return { result: 'success' }
}
