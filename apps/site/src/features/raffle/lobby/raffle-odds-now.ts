import { raffleOdds } from '@fairground/rules/kinds/raffle/odds'

const toOneIn = ({ ways, total }: ReturnType<typeof raffleOdds>): number =>
  Number((total * 100n) / ways) / 100

/** The x of "1 in x" for any prize, with this number of tickets sold. */
export const anyPrizeOdds = (winners: number, tickets: number, mine = 1): number =>
  toOneIn(raffleOdds(winners, Math.max(tickets, mine), mine))
