import { raffleOdds } from '@fairground/rules/raffle/odds'

const inFigures = ({ ways, total }: ReturnType<typeof raffleOdds>): number =>
  Number((total * 100n) / ways) / 100

/** The x of "1 in x" for any prize, with the tickets sold so far. */
export const anyPrizeOdds = (winners: number, sold: number, mine = 1): number =>
  inFigures(raffleOdds(winners, Math.max(sold, mine), mine))

/** The odds of a tier as they were asked for, carried on to the tickets sold since. */
export const tierOddsNow = (oneIn: number, soldThen: number, soldNow: number): number =>
  soldThen === 0 ? oneIn : Math.max(1, (oneIn * soldNow) / soldThen)
