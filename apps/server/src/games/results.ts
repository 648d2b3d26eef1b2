import type { GameResults } from '@fairground/contract/entities/game-results'
import type { GameStatus } from '@fairground/contract/entities/game'
import type { Tx } from '@fairground/database/transaction'
import { lineMask, matchesOfMasks } from '@fairground/rules/picking/line'
import { timeline } from '@fairground/rules/playout/timeline'
import { sql } from 'kysely'
import { decimal, termsOf } from '#instance/terms.ts'
import type { findInstance } from './find-instance.ts'
import { recordUrl } from './queries.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

interface TierRow {
  readonly matches: number
  readonly winners: number
  readonly paid: string
}

/** The whole show of a started instance: the same frames for everybody, and the viewer's own plays. */
export const resultsOf = async (
  tx: Tx,
  memberId: number,
  instance: Instance,
  playerId: number | undefined,
): Promise<GameResults> => {
  const result = await tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instance.id)
    .executeTakeFirstOrThrow()
  const { currency } = instance
  const tiers = result.tiers as TierRow[]
  const plays =
    playerId === undefined ? [] : await playResults(tx, memberId, instance, playerId, result.drawn)
  const before = result.jackpot_after + result.paid_from_jackpot - result.contribution - result.rollover
  return {
    gameInstanceId: instance.id,
    gameStatus: instance.status as GameStatus,
    startTime: instance.start_at,
    drawn: result.drawn,
    numbersFrom: termsOf({ rules: instance.rules, prizeTable: instance.prize_table }).rules.from,
    timeline: timeline([{ numbers: result.drawn }], instance.start_at),
    plays: plays.map(play => ({ ...play, won: decimal(play.won, currency) })),
    staked: decimal((instance.price + instance.fee) * BigInt(plays.length), currency),
    totalWinnings: decimal(
      plays.reduce((sum, play) => sum + play.won, 0n),
      currency,
    ),
    winners: tiers.map((tier, i) => ({
      tier: i + 1,
      matches: tier.matches,
      winners: tier.winners,
      each: decimal(tier.winners === 0 ? 0n : BigInt(tier.paid) / BigInt(tier.winners), currency),
      paid: decimal(BigInt(tier.paid), currency),
    })),
    winnersCount: tiers.reduce((sum, tier) => sum + tier.winners, 0),
    jackpot: {
      before: decimal(before, currency),
      after: decimal(result.jackpot_after, currency),
      won: result.paid_from_jackpot > 0n,
    },
    recordUrl: recordUrl(memberId, instance.id),
  }
}

const playResults = async (
  tx: Tx,
  memberId: number,
  instance: Instance,
  playerId: number,
  drawn: readonly number[],
) => {
  const drawnMask = lineMask(drawn)
  const { rows } = await sql<{ seq: number; plays: string; mask: bigint; won: bigint }>`
    SELECT t.seq, t.plays, t.mask, coalesce(p.from_pool + p.from_jackpot, 0)::bigint AS won
      FROM ticket t LEFT JOIN payout p USING (member_id, instance_id, seq)
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instance.id} AND t.player_id = ${playerId}
     ORDER BY t.seq`.execute(tx)
  return rows.map(({ seq, plays, mask, won }) => ({
    seq,
    numbers: plays.split(',').map(Number),
    matches: matchesOfMasks(mask, drawnMask),
    won,
  }))
}
