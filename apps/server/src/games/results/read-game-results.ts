import type { GameStatus } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Tx } from '@fairground/database/transaction'
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
import { toTierResult } from './to-tier-result.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

interface Viewer {
  readonly playerId: number | undefined
  readonly justMe?: boolean | undefined
  /** The start of a replay, which has the same frames as the live play-out. */
  readonly replayAt?: number
  /** A replay of an instance that the lobby still lists. */
  readonly isListed?: boolean
}

/** The complete play-out of a started instance, identical for all viewers, and the plays of the viewer. */
export const readGameResults = async (
  tx: Tx,
  memberId: number,
  instance: Instance,
  { playerId, justMe = false, replayAt, isListed = false }: Viewer,
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
    gameStatus: replayAt === undefined ? (instance.status as GameStatus) : isListed ? 'REPLAY' : 'REPLAY1',
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
      prize: amount(before + result.contribution),
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
