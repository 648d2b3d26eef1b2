import type { Tx } from '@fairground/database/transaction'

/** The instances with a published draw record, newest first. */
export const drawnInstances = async (tx: Tx, memberId: number, limit: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('draw_record')
    .select('instance_id')
    .where('member_id', '=', memberId)
    .orderBy('published_at', 'desc')
    .orderBy('instance_id', 'desc')
    .$if(Number.isFinite(limit), query => query.limit(limit))
    .execute()
  return rows.map(row => row.instance_id)
}

/** The rows of one draw that its published file must agree with. */
export const drawRows = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_record as d')
    .innerJoin('game_instance as i', join =>
      join.onRef('i.member_id', '=', 'd.member_id').onRef('i.id', '=', 'd.instance_id'),
    )
    .innerJoin('game as g', join =>
      join.onRef('g.member_id', '=', 'd.member_id').onRef('g.id', '=', 'i.game_id'),
    )
    .innerJoin('draw_commit as c', join =>
      join.onRef('c.member_id', '=', 'd.member_id').onRef('c.instance_id', '=', 'd.instance_id'),
    )
    .innerJoin('draw_beacon as b', join =>
      join.onRef('b.member_id', '=', 'd.member_id').onRef('b.instance_id', '=', 'd.instance_id'),
    )
    .innerJoin('draw_result as r', join =>
      join.onRef('r.member_id', '=', 'd.member_id').onRef('r.instance_id', '=', 'd.instance_id'),
    )
    .selectAll(['c', 'r'])
    .select([
      'd.body',
      'b.signature',
      'g.id as game_id',
      'g.chain_anchor',
      'i.currency',
      'i.rules',
      'i.prize_table',
    ])
    .where('d.member_id', '=', memberId)
    .where('d.instance_id', '=', instanceId)
    .executeTakeFirst()

export type DrawRows = NonNullable<Awaited<ReturnType<typeof drawRows>>>

export const payoutRows = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('payout')
    .select(['seq', 'tier', 'from_pool', 'from_jackpot'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('seq')
    .orderBy('n')
    .execute()

export type PayoutRows = Awaited<ReturnType<typeof payoutRows>>
