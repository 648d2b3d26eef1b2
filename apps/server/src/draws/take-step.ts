import { noteFailure } from './failure.ts'
import { nextStep } from './next-step.ts'
import type { DueInstance, OrganizerParts } from './organizer.ts'

/** Whichever step is next of an instance that was claimed. A failure is noted, and the step is due again later. */
export const takeStep = async (parts: OrganizerParts, due: DueInstance): Promise<void> => {
  try {
    const organizer = await nextStep(parts, due)
    await organizer(parts, due)
  } catch (error) {
    await noteFailure(parts, due, error)
  }
}
