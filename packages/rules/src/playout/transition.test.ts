import { describe, expect, it } from 'vitest'
import type { PlayoutState } from './state.ts'
import { transitionBetween } from './transition.ts'

type Shown = Pick<PlayoutState, 'phase' | 'step'>

const waiting: Shown = { phase: 'countdown', step: undefined }
const started: Shown = { phase: 'rng_started', step: 'START_GAME' }
const preDraw: Shown = { phase: 'rng_started', step: 'PRE_DRAW' }
const ball: Shown = { phase: 'rng_started', step: 'DRAW_NUM' }
const result: Shown = { phase: 'draw_ended', step: 'POST_DRAW' }
const pause: Shown = { phase: 'draw_post_ended', step: 'POST_DRAW' }
const over: Shown = { phase: 'ended', step: 'END_GAME' }

describe('transition', () => {
  it.each([
    ['the start', waiting, started, 'cross-fade'],
    ['before the draw', started, preDraw, 'cross-fade'],
    ['the next ball', ball, ball, undefined],
    ['the first ball', preDraw, ball, undefined],
    ['the result', ball, result, 'page-up'],
    ['the next draw', pause, preDraw, 'carousel-swap'],
    ['the end', pause, over, 'roll-up'],
    ['a late join', waiting, result, 'cross-fade'],
    ['the result hidden', result, pause, 'cross-fade'],
    ['nothing', over, over, undefined],
  ] as const)('%s', (_, from, to, style) => {
    expect(transitionBetween(from, to)).toBe(style)
  })

  it('cross-fades when syncing', () => {
    expect(transitionBetween(ball, result, { syncing: true })).toBe('cross-fade')
  })

  it('uses the style chosen by the operator', () => {
    const overrides = { 'rng_started -> draw_ended': 'roll-up' } as const
    expect(transitionBetween(ball, result, { overrides })).toBe('roll-up')
    expect(transitionBetween(ball, result, { overrides, syncing: true })).toBe('cross-fade')
  })
})
