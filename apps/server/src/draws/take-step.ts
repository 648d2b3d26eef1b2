import { recordFailure } from './failure.ts'
import { nextStep } from './next-step.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'

/** Takes the next step of a claimed instance. A failed step is recorded and retried later. */
export const takeStep = async (deps: OrganizerDeps, due: DueInstance): Promise<void> => {
  try {
    const organizer = await nextStep(deps, due)
    await organizer(deps, due)
  } catch (error) {
    await recordFailure(deps, due, error)
  }
}
