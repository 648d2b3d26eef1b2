import { inMember } from '@fairground/database/transaction'
import type { OrganizerParts } from './organizer.ts'

/**
 * Fills the progressive up to what the game guarantees. A try and its repetitions name the account as it stood: once
 * it has changed, the next try is about another amount.
 */
export const ensureGuarantee = async (
  { db, lane }: OrganizerParts,
  memberId: number,
  gameId: number,
): Promise<void> => {
  const { guarantee, currency, held, version } = await inMember(db, memberId, tx =>
    tx
      .selectFrom('game as g')
      .leftJoin('account as a', join =>
        join
          .onRef('a.member_id', '=', 'g.member_id')
          .onRef('a.ref', '=', eb => eb.cast<bigint>('g.id', 'bigint'))
          .onRef('a.currency', '=', 'g.currency')
          .on('a.kind', '=', 'jackpot'),
      )
      .select(['g.guarantee', 'g.currency', 'a.version'])
      .select(eb => eb.fn.coalesce(eb('a.c_post', '-', eb.ref('a.d_post')), eb.val(0n)).as('held'))
      .where('g.member_id', '=', memberId)
      .where('g.id', '=', gameId)
      .executeTakeFirstOrThrow(),
  )
  if (held >= guarantee) return
  const opKey = `guarantee:${gameId}:${version ?? 0n}`
  await lane.ask(memberId, 'fundJackpot', { opKey, gameId, currency, amount: guarantee - held })
}
