import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readSaved, savedView } from './saved-payments.ts'

export const payoutListRecurringDetails: Handler<'payoutListRecurringDetails'> = async (
  { currencyId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const paid = await tx
      .selectFrom('withdrawal as w')
      .innerJoin('journal as j', join =>
        join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
      )
      .innerJoin('payout_order as o', join =>
        join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
      )
      .select('o.saved_id')
      .distinct()
      .where('w.member_id', '=', member.id)
      .where('w.player_id', '=', playerId)
      .where('w.status', '=', 'PAID')
      .$if(currencyId !== undefined, query => query.where('w.currency', '=', currencyId ?? ''))
      .execute()
    const saved = await readSaved(tx, vault, { memberId: member.id, playerId })
    return {
      methods: saved.filter(({ id }) => paid.some(({ saved_id }) => saved_id === id)).map(savedView),
    }
  })
}
