import { choose, type Odds, oneIn } from '#odds/odds.ts'

/** The odds that at least one of the player's tickets is drawn. */
export const raffleOdds = (winners: number, tickets: number, mine = 1): Odds => {
  const drawn = Math.min(winners, tickets)
  const total = choose(tickets, mine)
  const ways = total - choose(tickets - drawn, mine)
  const formula =
    mine === 1
      ? `${drawn} winners ÷ ${tickets} tickets`
      : `1 − C(${tickets - drawn},${mine}) ÷ C(${tickets},${mine}) = ${ways} ÷ ${total}`
  return { ways, total, text: oneIn(ways, total), formula }
}
