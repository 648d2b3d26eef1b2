import { raffleOdds } from '@fairground/rules/kinds/raffle/odds'

const toOneIn = ({ ways, total }: ReturnType<typeof raffleOdds>): number =>
  Number((total * 100n) / ways) / 100

/** The x of "1 in x" for any prize, with the tickets sold so far. */
export const anyPrizeOdds = (winners: number, sold: number, mine = 1): number =>
  toOneIn(raffleOdds(winners, Math.max(sold, mine), mine))

/** The loaded odds of a tier, scaled to the tickets sold since they were loaded. */
export const tierOddsNow = (oneIn: number, soldAtOdds: number, soldNow: number): number =>
  soldAtOdds === 0 ? oneIn : Math.max(1, (oneIn * soldNow) / soldAtOdds)
