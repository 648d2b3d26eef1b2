import type { Step, StepId } from '@fairground/fair/verify'
import { describe, expect, it } from 'vitest'
import { NOTHING_YET, progressed, shownSteps } from './verify-progress.ts'

const step = (id: StepId, ok = true): Step => ({ id, title: id, ok, ran: true, detail: `${id} detail` })

const after = (...steps: Step[]) =>
  steps.reduce((progress, each) => progressed(progress, { kind: 'step', step: each }), NOTHING_YET)

describe('shownSteps', () => {
  it('begins with the first step working and the rest to come', () => {
    const states = shownSteps(NOTHING_YET).map(({ state }) => state)
    expect(states[0]).toBe('running')
    expect(new Set(states.slice(1))).toEqual(new Set(['waiting']))
  })

  it('moves on with every step', () => {
    const shown = shownSteps(after(step('format'), step('leaves')))
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
    expect(shownSteps(progress).map(({ state }) => state)).toEqual([
      'ok',
      'ok',
      'failed',
      'notRun',
      'notRun',
      'notRun',
      'notRun',
      'notRun',
      'notRun',
    ])
  })
})
