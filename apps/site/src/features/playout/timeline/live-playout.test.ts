import { timeline } from '@fairground/rules/playout/timeline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runLivePlayout } from './live-playout.ts'

const START = 1_000_000
const frames = timeline([{ numbers: [23, 4, 41, 16, 9, 47] }], START)
const ballAt = (position: number) => START + 6000 + (position - 1) * 4000

const createEnvironment = () => {
  let notify: (connected: boolean) => void = () => undefined
  return {
    now: () => Date.now(),
    watchConnection: (listener: (connected: boolean) => void) => {
      notify = listener
      listener(true)
      return () => undefined
    },
    watchVisibility: () => () => undefined,
    connected: (yes: boolean) => notify(yes),
  }
}

const watch = (at: number, resumeFrom?: number) => {
  vi.setSystemTime(at)
  const environment = createEnvironment()
  const playout = runLivePlayout(frames, environment, resumeFrom)
  const balls: { number: number | undefined; at: number }[] = []
  playout.subscribe(() => balls.push({ number: playout.read().state.currentBall?.number, at: Date.now() }))
  return { playout, environment, balls }
}

describe('runLivePlayout', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('changes exactly at the time of each frame', () => {
    const { balls } = watch(START - 2500)
    vi.advanceTimersByTime(40_000)
    const first = [23, 4, 41, 16, 9, 47].map(number => balls.find(ball => ball.number === number))
    expect(first.map(ball => ball?.at)).toEqual([1, 2, 3, 4, 5, 6].map(ballAt))
  })

  it('shows a late viewer the current moment', () => {
    const { playout } = watch(ballAt(4) + 10)
    expect(playout.read()).toMatchObject({
      present: true,
      missed: [],
      state: { currentBall: { number: 16 } },
    })
  })

  it('ignores a disconnection shorter than two seconds', () => {
    const { playout, environment } = watch(ballAt(1))
    environment.connected(false)
    vi.advanceTimersByTime(1900)
    environment.connected(true)
    vi.advanceTimersByTime(3000)
    expect(playout.read()).toMatchObject({
      disconnected: false,
      missed: [],
      state: { currentBall: { number: 4 } },
    })
  })

  it('freezes without a connection and plays the missed balls after reconnecting', () => {
    const { playout, environment, balls } = watch(ballAt(1))
    environment.connected(false)
    vi.advanceTimersByTime(13_000)
    expect(playout.read()).toMatchObject({
      disconnected: true,
      present: false,
      state: { currentBall: { number: 23 } },
    })
    expect(playout.frozenAt()).toBe(ballAt(1) + 2000)
    balls.length = 0
    environment.connected(true)
    vi.advanceTimersByTime(480)
    expect(balls.map(({ number }) => number)).toEqual([4, 41, 16, 16])
    expect(playout.read()).toMatchObject({
      disconnected: false,
      present: true,
      missed: [4, 41, 16],
    })
  })

  it('catches up from the position where the viewer left', () => {
    const { playout } = watch(ballAt(3) + 100, ballAt(1))
    expect(playout.read()).toMatchObject({ missed: [4, 41], missedAt: [ballAt(2), ballAt(3)] })
  })
})
