import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { deckSize, type DeckTable, losing, type Outcome, prizeFor } from '@fairground/fair/instant/deck-table'
import { type Scratch, scratchcardGame } from '@fairground/fair/games/scratchcard/scratchcard'
import type { PickIndex } from '@fairground/rules/picking/picker'

export type ScratchTerms = Pick<Scratch, 'rules' | 'prizeTable'>

const noCloseHash = new Uint8Array(32)

export const readScratchTerms = (rules: unknown, prizeTable: unknown): ScratchTerms => {
  const parsed = scratchcardGame.parseRules(rules, 'rules')
  return { rules: parsed, prizeTable: scratchcardGame.parsePrizeTable(prizeTable, 'prizeTable', parsed) }
}

/** The outcome of the card at a position of the unshuffled deck. */
export const outcomeAt = ({ tiers }: DeckTable, position: number): Outcome => {
  let before = 0
  for (const { name, count } of tiers) {
    before += count
    if (position < before) return name
  }
  return losing
}

export interface PractisedCard {
  readonly cells: readonly string[]
  readonly outcome: Outcome
  readonly won: bigint
}

/** Any card of a full deck with the same probability, laid out like a real one. */
export const dealPracticeCard = (
  { rules, prizeTable }: ScratchTerms,
  pickIndex: PickIndex,
  seed: Uint8Array,
): PractisedCard => {
  const outcome = outcomeAt(prizeTable, pickIndex(deckSize(prizeTable)))
  const { cells } = scratchcardGame.deal({
    draws: openDraws('FD1', seed, noCloseHash),
    seq0: 0,
    rules,
    prizeTable,
    outcome,
  })
  return { cells, outcome, won: prizeFor(prizeTable, outcome) }
}
