import type { DueInstance, OrganizerParts } from '#draws/organizer.ts'
import { noteDeckFailure, noteDeckSuccess } from './failure.ts'
import { nextDeckStep } from './next-deck-step.ts'

/** Whichever step is next of a deck. Returns when to look at it again: at once, unless it failed. */
export const takeDeckStep = async (parts: OrganizerParts, deck: DueInstance): Promise<number> => {
  try {
    const step = await nextDeckStep(parts, deck)
    await step?.(parts, deck)
    await noteDeckSuccess(parts, deck)
    return 0
  } catch (error) {
    return noteDeckFailure(parts, deck, error)
  }
}
