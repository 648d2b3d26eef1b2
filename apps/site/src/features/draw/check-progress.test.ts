import type { StepOf } from '@fairground/fair/steps/run-steps'
import { describe, expect, it } from 'vitest'
import { type CheckProgress, progressed, shownSteps, unchecked } from './check-progress.ts'

const order = ['format', 'leaves', 'close', 'chain', 'signature'] as const
type Id = (typeof order)[number]

const step = (id: Id, ok = true): StepOf<Id> => ({ id, title: id, ok, ran: true, detail: `${id} detail` })

const after = (...steps: StepOf<Id>[]) =>
  steps.reduce<CheckProgress<string, Id>>(
    (progress, each) => progressed(progress, { kind: 'step', step: each }),
    unchecked,
  )

describe('shownSteps', () => {
  it('begins with the first step working and the rest to come', () => {
    const states = shownSteps(order, unchecked).map(({ state }) => state)
    expect(states).toEqual(['running', 'waiting', 'waiting', 'waiting', 'waiting'])
  })

  it('moves on with every step', () => {
    const shown = shownSteps(order, after(step('format'), step('leaves')))
    expect(shown.slice(0, 4).map(({ state }) => state)).toEqual(['ok', 'ok', 'running', 'waiting'])
    expect(shown[0]?.detail).toBe('format detail')
  })

  it('names the failing step and leaves the rest not run', () => {
    const failed = step('close', false)
    const progress = progressed(after(step('format'), step('leaves'), failed), {
      kind: 'verdict',
      verdict: { valid: false, steps: [], failed, local: false },
      receipts: [],
    })
    expect(shownSteps(order, progress).map(({ state }) => state)).toEqual([
      'ok',
      'ok',
      'failed',
      'notRun',
      'notRun',
    ])
  })
})
