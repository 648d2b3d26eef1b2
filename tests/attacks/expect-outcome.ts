import { expect } from 'vitest'
import { type Attack, outcomes } from './outcomes.ts'

/** `stoppedBy` names what stopped the attack; it is undefined if the attack succeeded. */
export const expectOutcome = (attack: Attack, stoppedBy: string | undefined): void => {
  const { today, step } = outcomes[attack]
  expect(stoppedBy).toBe(today === 'succeeds' ? undefined : step)
}
