import type { GameStatus } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Tx } from '@fairground/database/transaction'
import type { GameTerms } from '@fairground/fair/games/games'
import { highestNumber } from '@fairground/fair/games/games'
import type { ShownDraw } from '@fairground/rules/playout/shown-draws'
import { drawKindFor } from '#kinds/kinds.ts'
import { toPlayoutFrames, type StoredTier } from '#kinds/playout.ts'
import { getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { drawnNumbers, toPublicDraws } from './drawn-numbers.ts'
import type { findInstance } from '#instances/find-instance.ts'
import { readPlayerResults } from './read-player-results.ts'
import { drawRecordUrl } from '#games/record-urls.ts'
import { findDrawResult } from './queries.ts'
import { readTopWinners } from './read-top-winners.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

interface Viewer {
  readonly playerId: number | undefined
  readonly justMe?: boolean | undefined
  /** The start of a replay, which has the same frames as the live play-out. */
  readonly replayAt?: number
}

/** The complete play-out of a started instance, identical for all viewers, and the plays of the viewer. */
export const readGameResults = async (
  tx: Tx,
  memberId: number,
  instance: Instance,
  { playerId, justMe = false, replayAt }: Viewer,
): Promise<GameResults> => {
  const result = await findDrawResult(tx, memberId, instance.id)
  // Instant games have no draw and therefore no play-out.
  if (!result) throw new Refusal('game.notStarted')
  const amount = (value: bigint) => decimal(value, instance.currency)
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const { rules } = terms
  const tiers = result.tiers as StoredTier[]
  const draws = toPublicDraws({ rules, drawn: result.drawn, tiers })
  const { numbers: drawn, numbers2nd: drawn2nd } = drawnNumbers(draws)
  const plays =
    playerId === undefined
      ? []
      : await readPlayerResults(tx, memberId, instance.id, playerId, { kind: rules.kind, draws })
  const winnersList = justMe ? undefined : await readTopWinners(tx, memberId, instance.id)
  const before = result.jackpot_after + result.paid_from_jackpot - result.contribution - result.rollover
  const startTime = replayAt ?? instance.start_at
  return {
    gameInstanceId: instance.id,
    gameStatus: replayAt === undefined ? (instance.status as GameStatus) : 'REPLAY1',
    startTime,
    drawn,
    ...(drawn2nd && { drawn2nd }),
    ...(drawKindFor(rules.kind).hasSeveralDraws && { draws: draws.map(toDrawView) }),
    numbersFrom: highestNumber(rules, instance.cap),
    timeline: toPlayoutFrames({ rules, drawn: result.drawn, tiers, startAt: startTime }),
    plays: plays.map(({ paid: _, won, prizes, ...play }) => ({
      ...play,
      won: amount(won),
      ...(prizes.length > 0 && {
        prizes: prizes.map(prize => ({
          tier: tiers.findIndex(({ name }) => name === prize.tier) + 1,
          won: amount(BigInt(prize.won)),
          ...(prize.item !== null && { item: prize.item }),
        })),
      }),
    })),
    staked: amount(plays.reduce((sum, play) => sum + play.paid, 0n)),
    totalWinnings: amount(plays.reduce((sum, play) => sum + play.won, 0n)),
    winners: tiers.map((tier, i) => toTierResult(tier, i, terms, amount)),
    ...(winnersList && {
      winnersList: winnersList.map(({ tierNames, won, ...each }) => ({
        ...each,
        won: amount(won),
        tiers: tiers.flatMap(({ name }, i) => (tierNames.includes(name) ? [i + 1] : [])),
      })),
    }),
    winnersCount: tiers.reduce((sum, tier) => sum + tier.winners, 0),
    jackpot: {
      before: amount(before),
      after: amount(result.jackpot_after),
      won: result.paid_from_jackpot > 0n,
    },
    recordUrl: drawRecordUrl(memberId, instance.id),
  }
}

const toDrawView = ({ numbers, lucky }: ShownDraw, i: number) => ({
  draw: i + 1,
  numbers: [...numbers],
  ...(lucky !== undefined && { luckyBall: lucky }),
})

const toTierResult = (
  { name, matches = 0, winners, paid, call }: StoredTier,
  i: number,
  { prizeTable }: GameTerms,
  amount: (value: bigint) => string,
): GameResults['winners'][number] => {
  const rule = prizeTable.tiers.find(tier => tier.name === name)
  return {
    tier: i + 1,
    prizeText: name,
    matches,
    ...(rule && 'matches2nd' in rule && { matches2nd: rule.matches2nd }),
    winners,
    each: amount(winners === 0 ? 0n : BigInt(paid) / BigInt(winners)),
    paid: amount(BigInt(paid)),
    ...(rule && 'pattern' in rule && call !== undefined && { pattern: rule.pattern, call }),
  }
}
