import { timeline } from '@fairground/rules/playout/timeline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runReplay } from './replay.ts'

const frames = timeline([{ numbers: [23, 4, 41] }], 1_000_000)
// from the start: 3000 PRE, 6000 23, 10000 4, 14000 41, 17000 POST, 23000 END

const watch = () => {
  const replay = runReplay(frames, 5000)
  replay.subscribe(() => undefined)
  return { replay, ball: () => replay.read().state.currentBall?.number, transport: replay.transport }
}

describe('runReplay', () => {
  beforeEach(() => vi.useFakeTimers({ now: 5_000_000_000 }))
  afterEach(() => vi.useRealTimers())

  it('starts after the lead time and shows each ball at its time', () => {
    const { replay, ball } = watch()
    expect(replay.read().state.phase).toBe('countdown')
    vi.advanceTimersByTime(10_999)
    expect(ball()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(ball()).toBe(23)
    vi.advanceTimersByTime(60_000)
    expect(replay.read().state.phase).toBe('ended')
  })

  it('does not advance while paused', () => {
    const { transport, ball } = watch()
    vi.advanceTimersByTime(11_000)
    transport().pause()
    vi.advanceTimersByTime(60_000)
    expect(ball()).toBe(23)
    transport().play()
    vi.advanceTimersByTime(4000)
    expect(ball()).toBe(4)
  })

  it('plays four times as fast at rate 4', () => {
    const { transport, ball } = watch()
    vi.advanceTimersByTime(11_000)
    transport().setRate(4)
    vi.advanceTimersByTime(1000)
    expect(ball()).toBe(4)
  })

  it('seeks to the next ball, the previous ball, a position and the end', () => {
    const { replay, transport, ball } = watch()
    transport().toBall(1)
    transport().toBall(1)
    expect(ball()).toBe(4)
    expect(replay.read().present).toBe(false)
    transport().toBall(-1)
    expect(ball()).toBe(23)
    transport().seek(14_500)
    expect(ball()).toBe(41)
    expect(transport().position()).toBe(14_500)
    transport().toEnd()
    expect(replay.read().state.phase).toBe('ended')
  })

  it('stops at the end and can play again from the start', () => {
    const { replay, transport } = watch()
    expect(transport().playing).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(transport().playing).toBe(false)
    transport().play()
    expect(replay.read().state.phase).toBe('rng_started')
    expect(transport().playing).toBe(true)
  })
})
