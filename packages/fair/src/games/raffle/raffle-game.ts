import type { Game } from '#games/game.ts'
import { areDifferent, areWithin } from '#games/shared/result-text.ts'
import { settleRaffle } from './settle-raffle.ts'
import { parseRafflePrizeTable, parseRaffleRules } from './raffle-terms.ts'
import type { Raffle } from './raffle.ts'

const lastPlace = 0xffffffff

export const raffleGame: Game<Raffle> = {
  parseRules: parseRaffleRules,
  parsePrizeTable: parseRafflePrizeTable,
  validPlays: (_, plays) => plays === '',
  units: () => 1,
  draw: (draws, { winners }, field) => {
    const stream = draws('raffle/main')
    const drawn = stream.raffle(Math.min(winners, field.tickets), field.tickets)
    return { winners: drawn.map(index => field.seq0At(index)) }
  },
  resultText: ({ winners }) => winners.join(','),
  highestNumber: (_, tickets) => tickets,
  parseOutcome: (rules, numbers) =>
    numbers.length <= rules.winners && areWithin(numbers, 0, lastPlace) && areDifferent(numbers)
      ? { winners: [...numbers] }
      : undefined,
  settle: settleRaffle,
}
