import { expect, it } from 'vitest'
import type { DeckMessage } from '#features/draw/deck-messages.ts'
import { deckProgressed, deckSteps, deckUnchecked, shownDeckSteps } from '#features/draw/deck-progress.ts'

const step = (id: (typeof deckSteps)[number], ok: boolean) => ({
  id,
  title: id,
  ok,
  ran: true,
  detail: `${id} done`,
})
const statesOf = (progress: typeof deckUnchecked) => shownDeckSteps(progress).map(({ state }) => state)

it('shows what is done, what runs and what is to come', () => {
  const progress = deckProgressed(deckUnchecked, { kind: 'step', step: step('format', true) })
  expect(statesOf(progress).slice(0, 3)).toEqual(['ok', 'running', 'waiting'])
  expect(shownDeckSteps(progress)[0]?.detail).toBe('format done')
})

it('after a failure nothing more is claimed', () => {
  const failed = step('format', false)
  const messages: DeckMessage[] = [
    { kind: 'step', step: failed },
    { kind: 'verdict', verdict: { valid: false, steps: [failed], failed, local: false }, receipts: [] },
  ]
  const progress = messages.reduce(deckProgressed, deckUnchecked)
  expect(statesOf(progress)).toEqual(['failed', ...deckSteps.slice(1).map(() => 'notRun')])
})
