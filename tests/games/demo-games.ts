import { crosswordTerms, scratchTerms } from '@fairground/testkit/demo/kinds/instant-terms'
import {
  bingo90,
  fiveAndOne,
  fiveOf35,
  type MakeTerms,
  pickThree,
  race,
  raffle,
} from '@fairground/testkit/demo/kinds/terms'

/** What the designer of the console knows of a game, as it is sent to a page. */
export interface DemoGame {
  readonly terms: {
    readonly rules: { readonly kind: string }
    readonly prizeTable: object
    readonly cost: string
    readonly fee: string
    readonly cap: number
  }
  readonly lines: number
}

const drawn = (make: MakeTerms, cost: bigint, cap: number, seed: bigint, lines: number): DemoGame => ({
  terms: { ...make({ cost, fee: 0n, cap, seed }), cost: String(cost), fee: '0', cap },
  lines,
})

const deck = (terms: { rules: { kind: string }; prizeTable: object }, lines: number): DemoGame => ({
  terms: { ...terms, cost: '100', fee: '0', cap: 1 },
  lines,
})

/** A game of every kind with the sales that it may have. */
export const demoGames: readonly DemoGame[] = [
  drawn(fiveOf35, 100n, 20_000, 1_000_000n, 1800),
  drawn(fiveAndOne, 200n, 100_000, 75_000_000n, 1800),
  drawn(pickThree, 100n, 2000, 0n, 600),
  drawn(race, 100n, 10_000, 10_000n, 1800),
  drawn(raffle, 100n, 500, 0n, 400),
  drawn(bingo90, 50n, 100_000, 500_000n, 1800),
  deck(scratchTerms(100), 1800),
  deck(crosswordTerms(100), 1800),
]
