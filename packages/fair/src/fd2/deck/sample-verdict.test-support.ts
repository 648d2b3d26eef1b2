import type { DeckPins } from '#instant/deck-evidence.ts'
import { type VerifyDeckOptions, verifyDeck } from '#instant/verify-deck.ts'
import { deckFile } from './deck-file.ts'
import type { SampleSealedDeck } from './sample-sealed-deck.test-support.ts'

/** "VALID", "FAULT links" or the step that fails. */
export function deckVerdict(given: SampleSealedDeck, pins: DeckPins, options?: VerifyDeckOptions): string {
  const { failed, faults } = verifyDeck(deckFile(given), pins, options)
  const [fault] = faults
  return failed?.id ?? (fault ? `FAULT ${fault.id}` : 'VALID')
}
