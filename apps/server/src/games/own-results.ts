import type { Tx } from '@fairground/database/transaction'
import type { ShownDraw } from '@fairground/rules/playout/shown-draws'
import { sql } from 'kysely'
import { playNumbers } from './play-numbers.ts'

interface Row {
  readonly seq: number
  readonly plays: string
  readonly paid: bigint
  readonly won: bigint
  readonly prizes: readonly { readonly tier: string; readonly won: string; readonly item: string | null }[]
}

/** One player's plays against what was drawn, with what each has won. */
export const ownResults = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number,
  { kind, draws }: { readonly kind: string; readonly draws: readonly ShownDraw[] },
) => {
  const { rows } = await sql<Row>`
    SELECT t.seq, t.plays, t.price + t.fee AS paid,
           (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint FROM payout p
             WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) AS won,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('tier', p.tier, 'item', p.item,
                                      'won', (p.from_pool + p.from_jackpot)::text) ORDER BY p.n), '[]') FROM payout p
             WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) AS prizes
      FROM live_ticket t
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.player_id = ${playerId}
     ORDER BY t.seq`.execute(tx)
  return rows.map(({ seq, plays, paid, won, prizes }) => {
    const { numbers, numbers2nd } = playNumbers(kind, plays, seq)
    const second = numbers2nd && { numbers2nd, matches2nd: inCommon(numbers2nd, draws[0]?.second ?? []) }
    return { seq, numbers, matches: matchesIn(kind, numbers, draws), ...second, paid, won, prizes }
  })
}

const inCommon = (mine: readonly number[], drawn: readonly number[]): number =>
  mine.filter(number => drawn.includes(number)).length

/** Digits match in their place only; of several draws, the best one counts. */
const matchesIn = (kind: string, numbers: readonly number[], draws: readonly ShownDraw[]): number =>
  Math.max(
    ...draws.map(draw =>
      kind === 'oneDrawGameExtMulti'
        ? numbers.filter((digit, i) => draw.numbers[i] === digit).length
        : inCommon(numbers, draw.numbers),
    ),
  )
