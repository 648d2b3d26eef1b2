import type { VerifierStep, VerifierVerdict } from '@fairground/fair/steps/run-steps'
import type { CheckMessage, ReceiptFinding } from '#features/draw/check-messages.ts'

/** The progress of the check of a file. */
export interface CheckProgress<Facts, Id extends string> {
  readonly facts: Facts | undefined
  readonly steps: readonly VerifierStep<Id>[]
  readonly verdict: VerifierVerdict<Id> | undefined
  readonly receipts: readonly ReceiptFinding[]
}

export const initialProgress = { facts: undefined, steps: [], verdict: undefined, receipts: [] } as const

export const applyMessage = <Facts, Id extends string>(
  progress: CheckProgress<Facts, Id>,
  message: CheckMessage<Facts, Id>,
): CheckProgress<Facts, Id> => {
  switch (message.kind) {
    case 'record':
      return { ...progress, facts: message.facts }
    case 'step':
      return { ...progress, steps: [...progress.steps, message.step] }
    case 'verdict':
      return { ...progress, verdict: message.verdict, receipts: message.receipts }
  }
}

export interface ShownStep<Id extends string> {
  readonly id: Id
  readonly state: 'ok' | 'fault' | 'failed' | 'running' | 'waiting' | 'notRun'
  readonly detail: string | undefined
}

/** All steps in order, each with its current state. */
export const shownSteps = <Id extends string, Shown extends Id>(
  order: readonly Shown[],
  { steps, verdict }: Pick<CheckProgress<unknown, Id>, 'steps' | 'verdict'>,
): ShownStep<Shown>[] =>
  order.map((id, place) => {
    const done = steps.find(step => step.id === id)
    if (done) return { id, state: !done.ok ? 'failed' : done.fault ? 'fault' : 'ok', detail: done.detail }
    if (verdict) return { id, state: 'notRun', detail: undefined }
    return { id, state: place === steps.length ? 'running' : 'waiting', detail: undefined }
  })
