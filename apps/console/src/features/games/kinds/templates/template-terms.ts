import type { AnyKind } from '../terms/game-kind.ts'
import { crosswordTerms, scratchcardTerms } from './deck-terms.ts'
import { bingoTerms, digitTerms, oneDrawTerms, raceTerms, raffleTerms, twoSetTerms } from './draw-terms.ts'
import type { MakeTerms } from './make-terms.ts'

interface TemplateTerms {
  readonly make: MakeTerms
  readonly cap: number
  readonly playerMax: number
  readonly description: string
  readonly isDeck?: true
}

/** The terms with which a new game of each kind begins. */
export const templateTerms: Readonly<Record<AnyKind, TemplateTerms>> = {
  oneDrawGame: {
    make: oneDrawTerms,
    cap: 20_000,
    playerMax: 50,
    description: 'Pick five of 36 numbers. Match two or more to win.',
  },
  oneDrawGameExt: {
    make: twoSetTerms,
    cap: 20_000,
    playerMax: 50,
    description: 'Pick five of 35 numbers and a bonus ball of ten.',
  },
  oneDrawGameExtMulti: {
    make: digitTerms,
    cap: 2000,
    playerMax: 50,
    description: 'Choose three digits and how to match them.',
  },
  regularGame: {
    make: raceTerms,
    cap: 10_000,
    playerMax: 50,
    description: 'Four numbers, three draws, and a ranking at the end.',
  },
  raffleGame: {
    make: raffleTerms,
    cap: 500,
    playerMax: 50,
    description: 'Five prizes for the tickets of one raffle.',
  },
  bingoGame: {
    make: bingoTerms,
    cap: 5000,
    playerMax: 50,
    description: 'One line, two lines, full house, and a jackpot for an early house.',
  },
  scratchcardGame: {
    make: scratchcardTerms,
    cap: 4000,
    playerMax: 50,
    description: 'Three equal symbols win. One card in four has a prize.',
    isDeck: true,
  },
  crosswordGame: {
    make: crosswordTerms,
    cap: 3000,
    playerMax: 50,
    description: 'Complete words with the letters of the card.',
    isDeck: true,
  },
}
