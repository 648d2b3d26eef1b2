import { bingo75, bingo90, type DemoTerms, fiveAndOne, pickThree, race, raffle } from './terms.ts'
import type { DemoGame } from './world.ts'

const minute = 60_000

type Told = Pick<DemoGame, 'title' | 'titleShort' | 'description'>
type Pace = Pick<DemoGame, 'cost' | 'jackpot' | 'everyMs' | 'offsetMs'>

const game = (id: number, told: Told, terms: DemoTerms, pace: Pace): DemoGame => ({
  id,
  ...told,
  ...terms,
  ...pace,
  fee: 0n,
})

const told = (title: string, titleShort: string, description: string): Told => ({
  title,
  titleShort,
  description,
})

const ext = { cost: 200n, jackpot: 75_000_000n, everyMs: 6 * minute, offsetMs: minute }
const digits = { cost: 100n, jackpot: 2_000_000n, everyMs: 3 * minute, offsetMs: 1.5 * minute }
const tickets = { cost: 100n, jackpot: 10_000n, everyMs: 6 * minute, offsetMs: 4 * minute }
// A house may take all ninety calls, three seconds each.
const cards = { cost: 50n, jackpot: 500_000n, everyMs: 10 * minute, offsetMs: 2 * minute }
const races = { cost: 100n, jackpot: 300_000n, everyMs: 6 * minute, offsetMs: 5 * minute }

/** Every kind of drawn game once at the first operator, and a few at the others. */
export const moreGames: { readonly [MemberId in 1 | 2 | 3]: readonly DemoGame[] } = {
  1: [
    game(104, told('Five and a Star', 'Star', 'Five numbers, and one star of ten.'), fiveAndOne, ext),
    game(105, told('Daily Three', 'Daily 3', 'Three digits: straight, box or pair.'), pickThree, digits),
    game(106, told('Harbour Raffle', 'Raffle', 'Five tickets win; one wins a hamper.'), raffle, tickets),
    game(107, told('Pier Ninety', 'Ninety', 'Ninety balls: a line, two lines, a house.'), bingo90, cards),
    game(108, told('Number Race', 'Race', 'Three draws, a lucky ball and a ranking.'), race, races),
  ],
  2: [
    game(204, told('Tombola', 'Tombola', 'Every ticket has a number.'), raffle, tickets),
    game(205, told('Big Tent Bingo', 'Bingo', 'Seventy-five balls and four corners.'), bingo75, cards),
  ],
  3: [game(304, told('Sherbet Three', 'Three', 'Three digits, three ways to win.'), pickThree, digits)],
}
