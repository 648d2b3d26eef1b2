import type { Step, StepId, Verdict } from '@fairground/fair/verify'
import type { ReceiptFinding, RecordFacts, VerifyMessage } from '#features/draw/verify-messages.ts'

export interface VerifyProgress {
  readonly facts: RecordFacts | undefined
  readonly steps: readonly Step[]
  readonly verdict: Verdict | undefined
  readonly receipts: readonly ReceiptFinding[]
}

export const NOTHING_YET: VerifyProgress = {
  facts: undefined,
  steps: [],
  verdict: undefined,
  receipts: [],
}

export const progressed = (progress: VerifyProgress, message: VerifyMessage): VerifyProgress => {
  switch (message.kind) {
    case 'record':
      return { ...progress, facts: message.facts }
    case 'step':
      return { ...progress, steps: [...progress.steps, message.step] }
    case 'verdict':
      return { ...progress, verdict: message.verdict, receipts: message.receipts }
  }
}

const ORDER = [
  'format',
  'leaves',
  'close',
  'chain',
  'round',
  'beacon',
  'result',
  'settlement',
  'signature',
] as const satisfies readonly StepId[]

export type ShownStep = {
  readonly id: (typeof ORDER)[number]
  readonly state: 'ok' | 'failed' | 'running' | 'waiting' | 'notRun'
  readonly detail: string | undefined
}

/** All steps from the start, each as far as the check has come. */
export const shownSteps = ({ steps, verdict }: VerifyProgress): ShownStep[] =>
  ORDER.map((id, place) => {
    const done = steps.find(step => step.id === id)
    if (done) return { id, state: done.ok ? 'ok' : 'failed', detail: done.detail }
    if (verdict) return { id, state: 'notRun', detail: undefined }
    return { id, state: place === steps.length ? 'running' : 'waiting', detail: undefined }
  })
