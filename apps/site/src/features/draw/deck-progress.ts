import type { DeckStep, DeckStepId, DeckVerdict } from '@fairground/fair/instant/verify-deck'
import type { DeckFacts, DeckMessage } from '#features/draw/deck-messages.ts'
import type { ReceiptFinding } from '#features/draw/verify-messages.ts'

export interface DeckProgress {
  readonly facts: DeckFacts | undefined
  readonly steps: readonly DeckStep[]
  readonly verdict: DeckVerdict | undefined
  readonly receipts: readonly ReceiptFinding[]
}

export const deckUnchecked: DeckProgress = { facts: undefined, steps: [], verdict: undefined, receipts: [] }

export const deckProgressed = (progress: DeckProgress, message: DeckMessage): DeckProgress => {
  switch (message.kind) {
    case 'record':
      return { ...progress, facts: message.facts }
    case 'step':
      return { ...progress, steps: [...progress.steps, message.step] }
    case 'verdict':
      return { ...progress, verdict: message.verdict, receipts: message.receipts }
  }
}

/** Those about everybody's tickets; one's own follow by themselves. */
export const deckSteps = [
  'format',
  'tickets',
  'close',
  'chain',
  'round',
  'beacon',
  'cards',
  'order',
  'deck',
  'links',
  'rounds',
  'beacons',
  'positions',
  'prizes',
  'signature',
] as const satisfies readonly DeckStepId[]

export interface ShownDeckStep {
  readonly id: (typeof deckSteps)[number]
  readonly state: 'ok' | 'failed' | 'running' | 'waiting' | 'notRun'
  readonly detail: string | undefined
}

/** All steps from the start, each as far as the check has come. */
export const shownDeckSteps = ({ steps, verdict }: DeckProgress): ShownDeckStep[] =>
  deckSteps.map((id, place) => {
    const done = steps.find(step => step.id === id)
    if (done) return { id, state: done.ok ? 'ok' : 'failed', detail: done.detail }
    if (verdict) return { id, state: 'notRun', detail: undefined }
    return { id, state: place === steps.length ? 'running' : 'waiting', detail: undefined }
  })
