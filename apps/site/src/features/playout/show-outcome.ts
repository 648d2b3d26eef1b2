import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { WonPrize } from '@fairground/rules/playout/prizes-shown'
import type { NumbersOutcome } from '@fairground/rules/playout/shown-draws'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { moneyOf } from '#shared/money.ts'

type Drawn = Pick<GameResults, 'drawn' | 'drawn2nd' | 'draws'>

export const outcomeOf = (
  { drawn, drawn2nd, draws }: Drawn,
  { kind }: Pick<ShowShape, 'kind'>,
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
 * The player's own prizes, each with the draw that shows it. In a race a share is only known to its owner before the
 * end if nobody else has one: until then the others count as prizes without an amount, and the end brings the rest.
 */
export const ownPrizes = (
  { draws, plays, winners }: Settled,
  isRace: boolean,
  currencyId: string,
): WonPrize[] => {
  const minor = (amount: string): bigint => moneyOf(amount, currencyId).amount
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
