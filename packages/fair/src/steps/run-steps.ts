import { type Finding, fail } from './evidence.ts'

export interface StepOf<Id extends string> {
  id: Id
  title: string
  /** False as well for a step that was not run. */
  ok: boolean
  ran: boolean
  detail: string
}

export interface VerdictOf<Id extends string> {
  valid: boolean
  steps: StepOf<Id>[]
  failed?: StepOf<Id>
  /** A local beacon decided: even a valid file proves nothing to the public. */
  local: boolean
}

/** Stops at the first step that fails. */
export function runSteps<Id extends string>(
  titles: ReadonlyMap<Id, string>,
  check: (id: Id) => Finding,
  onStep?: (step: StepOf<Id>) => void,
): Omit<VerdictOf<Id>, 'local'> {
  const done: StepOf<Id>[] = []
  let failed: StepOf<Id> | undefined
  for (const [id, title] of titles) {
    const ran = failed === undefined
    const step = { id, title, ran, ...(ran ? attempted(() => check(id)) : fail('not run')) }
    if (ran) onStep?.(step)
    if (!step.ok) failed ??= step
    done.push(step)
  }
  return { valid: failed === undefined, steps: done, ...(failed && { failed }) }
}

function attempted(check: () => Finding): Finding {
  try {
    return check()
  } catch (error) {
    return fail(`This step cannot be computed: ${error instanceof Error ? error.message : 'unknown'}.`)
  }
}
