import type { VerifierStep } from '@fairground/fair/steps/run-steps'
import { describe, expect, it } from 'vitest'
import { type CheckProgress, applyMessage, shownSteps, initialProgress } from './check-progress.ts'

const order = ['format', 'leaves', 'close', 'chain', 'signature'] as const
type Id = (typeof order)[number]

const step = (id: Id, ok = true): VerifierStep<Id> => ({
  id,
  title: id,
  ok,
  ran: true,
  detail: `${id} detail`,
})

const after = (...steps: VerifierStep<Id>[]) =>
  steps.reduce<CheckProgress<string, Id>>(
    (progress, each) => applyMessage(progress, { kind: 'step', step: each }),
    initialProgress,
  )

describe('shownSteps', () => {
  it('starts with the first step running and the rest waiting', () => {
    const states = shownSteps(order, initialProgress).map(({ state }) => state)
    expect(states).toEqual(['running', 'waiting', 'waiting', 'waiting', 'waiting'])
  })

  it('advances with every finished step', () => {
    const shown = shownSteps(order, after(step('format'), step('leaves')))
    expect(shown.slice(0, 4).map(({ state }) => state)).toEqual(['ok', 'ok', 'running', 'waiting'])
    expect(shown[0]?.detail).toBe('format detail')
  })

  it('shows a proven fault of a party and goes on', () => {
    const shown = shownSteps(order, after(step('format'), { ...step('leaves'), fault: true }))
    expect(shown.slice(0, 3).map(({ state }) => state)).toEqual(['ok', 'fault', 'running'])
  })

  it('marks the failed step and the rest as not run', () => {
    const failed = step('close', false)
    const progress = applyMessage(after(step('format'), step('leaves'), failed), {
      kind: 'verdict',
      verdict: { valid: false, steps: [], failed, faults: [], local: false },
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
