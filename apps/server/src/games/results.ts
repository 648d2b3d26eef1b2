import type { GameStatus } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Tx } from '@fairground/database/transaction'
import type { GameTerms } from '@fairground/fair/games/games'
import { numbersFrom } from '@fairground/fair/games/numbers-from'
import type { ShownDraw } from '@fairground/rules/playout/shown-draws'
import { framesOf, type TierRow } from '#instance/show.ts'
import { decimal, termsOf } from '#instance/terms.ts'
import { Refusal } from '#operation/refusal.ts'
import { drawnNumbers, shownDraws } from './drawn-numbers.ts'
import type { findInstance } from './find-instance.ts'
import { ownResults } from './own-results.ts'
import { recordUrl } from './queries.ts'
import { topWinners } from './winners.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

interface Viewing {
  readonly playerId: number | undefined
  readonly justMe?: boolean | undefined
  /** A replay is the same show from another start. */
  readonly replayAt?: number
}

/** The whole show of a started instance: the same frames for everybody, and the viewer's own plays. */
export const resultsOf = async (
  tx: Tx,
  memberId: number,
  instance: Instance,
  { playerId, justMe = false, replayAt }: Viewing,
): Promise<GameResults> => {
  const result = await tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instance.id)
    .executeTakeFirst()
  // An instant ticket is opened, not drawn: there is no show of its deck.
  if (!result) throw new Refusal('game.notStarted')
  const amount = (value: bigint) => decimal(value, instance.currency)
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const { rules } = terms
  const tiers = result.tiers as TierRow[]
  const draws = shownDraws({ rules, drawn: result.drawn, tiers })
  const { numbers: drawn, numbers2nd: drawn2nd } = drawnNumbers(draws)
  const plays =
    playerId === undefined
      ? []
      : await ownResults(tx, memberId, instance.id, playerId, { kind: rules.kind, draws })
  const winnersList = justMe ? undefined : await topWinners(tx, memberId, instance.id)
  const before = result.jackpot_after + result.paid_from_jackpot - result.contribution - result.rollover
  const startTime = replayAt ?? instance.start_at
  return {
    gameInstanceId: instance.id,
    gameStatus: replayAt === undefined ? (instance.status as GameStatus) : 'REPLAY1',
    startTime,
    drawn,
    ...(drawn2nd && { drawn2nd }),
    ...(rules.kind === 'regularGame' && { draws: draws.map(oneDraw) }),
    numbersFrom: numbersFrom(rules, instance.cap),
    timeline: framesOf({ rules, drawn: result.drawn, tiers, startAt: startTime }),
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
    winners: tiers.map((tier, i) => tierResult(tier, i, terms, amount)),
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
    recordUrl: recordUrl(memberId, instance.id),
  }
}

const oneDraw = ({ numbers, lucky }: ShownDraw, i: number) => ({
  draw: i + 1,
  numbers: [...numbers],
  ...(lucky !== undefined && { luckyBall: lucky }),
})

const tierResult = (
  { name, matches = 0, winners, paid, call }: TierRow,
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
