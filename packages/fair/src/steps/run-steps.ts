import { type Finding, fail } from './evidence.ts'
import type { Notice } from './notices.ts'

export interface VerifierStep<Id extends string> {
  id: Id
  title: string
  /** Also false for a step that was not run. */
  ok: boolean
  ran: boolean
  /** The draw stands, but a party broke its commitment. */
  fault?: true
  detail: string
}

export interface VerifierVerdict<Id extends string> {
  valid: boolean
  steps: VerifierStep<Id>[]
  failed?: VerifierStep<Id>
  /** Steps that prove a fault of a party without changing the result. */
  faults: VerifierStep<Id>[]
  /** What limits the proof. */
  notices?: readonly Notice[]
  /** The draw used a local beacon, so even a valid file proves nothing to the public. */
  local: boolean
}

/** Stops at the first step that fails. */
export function runSteps<Id extends string>(
  titles: ReadonlyMap<Id, string>,
  check: (id: Id) => Finding,
  onStep?: (step: VerifierStep<Id>) => void,
): Omit<VerifierVerdict<Id>, 'local'> {
  const done: VerifierStep<Id>[] = []
  let failed: VerifierStep<Id> | undefined
  for (const [id, title] of titles) {
    const ran = failed === undefined
    const step = { id, title, ran, ...(ran ? runCheck(() => check(id)) : fail('not run')) }
    if (ran) onStep?.(step)
    if (!step.ok) failed ??= step
    done.push(step)
  }
  const faults = done.filter(step => step.fault)
  return { valid: failed === undefined, steps: done, faults, ...(failed && { failed }) }
}

function runCheck(check: () => Finding): Finding {
  try {
    return check()
  } catch (error) {
    return fail(`This step cannot be computed: ${error instanceof Error ? error.message : 'unknown'}.`)
  }
}
