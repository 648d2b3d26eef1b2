import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { crosswordTerms, scratchTerms } from './kinds/instant-terms.ts'
import type { DemoGame } from './demo-game.ts'

const hour = 3_600_000

type GameTexts = Pick<DemoGame, 'id' | 'title' | 'titleShort' | 'description'> & { readonly fee?: bigint }

/** A deck is on sale for an hour or until it is sold out. It is then published and the next deck opens. */
const deck = (terms: (cost: number) => InstantTerms, cost: number, texts: GameTexts): DemoGame => ({
  fee: 0n,
  ...texts,
  ...terms(cost),
  cost: BigInt(cost),
  everyMs: hour,
  offsetMs: 0,
  playerMax: 100,
})

export const instantGames: { readonly [MemberId in 1 | 2 | 3]: readonly DemoGame[] } = {
  1: [
    deck(scratchTerms, 100, {
      id: 109,
      title: 'Silver Lining',
      titleShort: 'Silver',
      description: 'Nine windows. Three of a kind wins.',
    }),
    deck(crosswordTerms, 200, {
      id: 110,
      title: 'Word Vault',
      titleShort: 'Words',
      description: 'Eighteen letters. Three words or more win.',
    }),
  ],
  2: [
    deck(scratchTerms, 200, {
      id: 206,
      title: 'Lucky Stripes',
      titleShort: 'Stripes',
      description: 'Rub nine windows, find three alike.',
      fee: 10n,
    }),
    deck(crosswordTerms, 100, {
      id: 207,
      title: 'Letter Parade',
      titleShort: 'Letters',
      description: 'Eighteen letters march into the grid.',
    }),
  ],
  3: [
    deck(scratchTerms, 50, {
      id: 305,
      title: 'Sugar Scratch',
      titleShort: 'Scratch',
      description: 'Nine sweets under the foil.',
    }),
  ],
}
