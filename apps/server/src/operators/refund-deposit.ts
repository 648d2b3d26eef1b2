import { sql } from 'kysely'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'

/** The player no longer has the money from here on; a worker has the provider give it back. */
export const refundDeposit = (parts: OperatorParts, acting: Acting, id: number): Promise<void> =>
  act(parts, acting, 'refund-deposit', async tx => {
    const memberId = acting.member.id
    const row = await tx
      .selectFrom('payment as p')
      .innerJoin('journal as j', join =>
        join.onRef('j.member_id', '=', 'p.member_id').onRef('j.id', '=', 'p.id'),
      )
      .select(['p.player_id', 'p.currency', 'p.provider', 'p.state', 'j.op_key'])
      .where('p.member_id', '=', memberId)
      .where('p.id', '=', BigInt(id))
      .executeTakeFirst()
    if (!row) throw new NotDone(`there is no deposit ${id}`)
    const answer = await parts.lane.ask(memberId, 'reverseDeposit', {
      paymentId: id,
      playerId: row.player_id,
      provider: row.provider,
      currency: row.currency,
    })
    // Reversed already: the answer to the first time may have been lost before the provider was to be asked.
    if (!answer.done && answer.reason !== 'alreadyReversed')
      throw new NotDone(`deposit ${id}: ${answer.reason}`)
    await tx
      .updateTable('deposit_order')
      .set({ refund_at: sql<number>`clock_timestamp()`, ask_at: sql<number>`clock_timestamp()` })
      .where('member_id', '=', memberId)
      .where('op_key', '=', row.op_key)
      .execute()
    return {
      subject: `deposit/${id}`,
      before: { state: row.state },
      after: { state: 'REVERSED' },
      result: undefined,
    }
  })
