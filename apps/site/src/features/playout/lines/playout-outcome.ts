import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { WonPrize } from '@fairground/rules/playout/prizes-shown'
import type { NumbersOutcome } from '@fairground/rules/playout/shown-draws'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { toMoney } from '#core/money.ts'

type Drawn = Pick<GameResults, 'drawn' | 'drawn2nd' | 'draws'>

export const toPlayoutOutcome = (
  { drawn, drawn2nd, draws }: Drawn,
  { kind }: Pick<PlayoutShape, 'kind'>,
): NumbersOutcome => {
  if (kind === 'digits') return { digits: drawn }
  if (kind === 'race')
    return {
      draws: (draws ?? []).map(({ numbers, luckyBall }) => ({
        numbers,
        ...(luckyBall !== undefined && { lucky: luckyBall }),
      })),
    }
  return { numbers: drawn, ...(drawn2nd && { second: drawn2nd }) }
}

type Settled = Pick<GameResults, 'draws' | 'plays' | 'winners'>

/**
 * The player's own prizes, each with the draw that reveals it. Before the end of a race, the amount of a prize is known
 * only if it has a single winner. Shared prizes have amount zero until the end, and a final entry holds the remainder.
 */
export const ownPrizes = (
  { draws, plays, winners }: Settled,
  isRace: boolean,
  currencyId: string,
): WonPrize[] => {
  const minor = (amount: string): bigint => toMoney(amount, currencyId).amount
  const prize = (seq0: number, tier: string, fromPool: bigint): WonPrize => ({
    seq0,
    tier,
    fromPool,
    fromJackpot: 0n,
  })
  const inDraws = ({ seq, numbers: mine }: PlayResult): WonPrize[] =>
    (draws ?? []).flatMap(({ draw, numbers }) => {
      const matches = mine.filter(number => numbers.includes(number)).length
      const tier = winners.find(row => row.matches === matches && row.prizeText?.startsWith(`${draw}/`))
      return tier?.prizeText === undefined
        ? []
        : [prize(seq, tier.prizeText, tier.winners === 1 ? minor(tier.paid) : 0n)]
    })
  return plays.flatMap(play => {
    const known = isRace ? inDraws(play) : []
    const rest = known.reduce((left, each) => left - each.fromPool, minor(play.won))
    return rest > 0n ? [...known, prize(play.seq, '', rest)] : known
  })
}
