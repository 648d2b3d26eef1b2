import { bingo75, bingo90, fiveAndOne, type MakeTerms, pickThree, race, raffle } from './kinds/terms.ts'
import type { DemoGame } from './demo-game.ts'

const minute = 60_000

type Texts = Pick<DemoGame, 'title' | 'titleShort' | 'description'>
type Schedule = Pick<DemoGame, 'cost' | 'everyMs' | 'offsetMs'> & {
  readonly cap: number
  readonly seed?: bigint
}

const game = (id: number, texts: Texts, makeTerms: MakeTerms, schedule: Schedule): DemoGame => {
  const { seed = 0n, ...sale } = schedule
  const { cost, cap } = sale
  return { id, ...texts, ...makeTerms({ cost, fee: 0n, cap, seed }), ...sale, fee: 0n }
}

const texts = (title: string, titleShort: string, description: string): Texts => ({
  title,
  titleShort,
  description,
})

const starSchedule = { cost: 200n, cap: 100_000, seed: 75_000_000n, everyMs: 6 * minute, offsetMs: minute }
const digitSchedule = { cost: 100n, cap: 2000, everyMs: 3 * minute, offsetMs: 1.5 * minute }
const raffleSchedule = { cost: 100n, cap: 500, everyMs: 6 * minute, offsetMs: 4 * minute }
// A full house may take all ninety calls of three seconds each.
const bingoSchedule = { cost: 50n, cap: 100_000, seed: 500_000n, everyMs: 10 * minute, offsetMs: 2 * minute }
const raceSchedule = { cost: 100n, cap: 10_000, seed: 10_000n, everyMs: 6 * minute, offsetMs: 5 * minute }

/** The first operator has one game of every drawn kind; the others have a few of them. */
export const drawnGames: { readonly [MemberId in 1 | 2 | 3]: readonly DemoGame[] } = {
  1: [
    game(
      104,
      texts('Five and a Star', 'Star', 'Five numbers, and one star of ten.'),
      fiveAndOne,
      starSchedule,
    ),
    game(
      105,
      texts('Daily Three', 'Daily 3', 'Three digits: straight, box or pair.'),
      pickThree,
      digitSchedule,
    ),
    game(
      106,
      texts('Harbour Raffle', 'Raffle', 'Five tickets win; one wins a hamper.'),
      raffle,
      raffleSchedule,
    ),
    game(
      107,
      texts('Pier Ninety', 'Ninety', 'Ninety balls: a line, two lines, a house.'),
      bingo90,
      bingoSchedule,
    ),
    game(108, texts('Number Race', 'Race', 'Three draws, a lucky ball and a ranking.'), race, raceSchedule),
  ],
  2: [
    game(204, texts('Tombola', 'Tombola', 'Every ticket has a number.'), raffle, raffleSchedule),
    game(
      205,
      texts('Big Tent Bingo', 'Bingo', 'Seventy-five balls and four corners.'),
      bingo75,
      bingoSchedule,
    ),
  ],
  3: [
    game(304, texts('Sherbet Three', 'Three', 'Three digits, three ways to win.'), pickThree, digitSchedule),
  ],
}
