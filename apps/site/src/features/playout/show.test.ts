import { timeline } from '@fairground/rules/playout/timeline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runShow } from './show.ts'

const START = 1_000_000
const frames = timeline([{ numbers: [23, 4, 41, 16, 9, 47] }], START)
const ballAt = (position: number) => START + 6000 + (position - 1) * 4000

const world = () => {
  let tell: (connected: boolean) => void = () => undefined
  return {
    now: () => Date.now(),
    watchConnection: (listener: (connected: boolean) => void) => {
      tell = listener
      listener(true)
      return () => undefined
    },
    watchVisibility: () => () => undefined,
    connected: (yes: boolean) => tell(yes),
  }
}

const watch = (at: number, leftAt?: number) => {
  vi.setSystemTime(at)
  const around = world()
  const show = runShow(frames, around, leftAt)
  const balls: { number: number | undefined; at: number }[] = []
  show.subscribe(() => balls.push({ number: show.read().state.currentBall?.number, at: Date.now() }))
  return { show, around, balls }
}

describe('runShow', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('changes at each frame, at its very time', () => {
    const { balls } = watch(START - 2500)
    vi.advanceTimersByTime(40_000)
    const first = [23, 4, 41, 16, 9, 47].map(number => balls.find(ball => ball.number === number))
    expect(first.map(ball => ball?.at)).toEqual([1, 2, 3, 4, 5, 6].map(ballAt))
  })

  it('shows a late viewer what everybody sees', () => {
    const { show } = watch(ballAt(4) + 10)
    expect(show.read()).toMatchObject({ present: true, missed: [], state: { currentBall: { number: 16 } } })
  })

  it('says nothing about a drop shorter than two seconds', () => {
    const { show, around } = watch(ballAt(1))
    around.connected(false)
    vi.advanceTimersByTime(1900)
    around.connected(true)
    vi.advanceTimersByTime(3000)
    expect(show.read()).toMatchObject({ gone: false, missed: [], state: { currentBall: { number: 4 } } })
  })

  it('stands still without a connection and plays what was missed on return', () => {
    const { show, around, balls } = watch(ballAt(1))
    around.connected(false)
    vi.advanceTimersByTime(13_000)
    expect(show.read()).toMatchObject({ gone: true, present: false, state: { currentBall: { number: 23 } } })
    expect(show.stoodAt()).toBe(ballAt(1) + 2000)
    balls.length = 0
    around.connected(true)
    vi.advanceTimersByTime(480)
    expect(balls.map(({ number }) => number)).toEqual([4, 41, 16, 16])
    expect(show.read()).toMatchObject({
      gone: false,
      present: true,
      missed: [4, 41, 16],
    })
  })

  it('catches up for a viewer who was taken away and brought back', () => {
    const { show } = watch(ballAt(3) + 100, ballAt(1))
    expect(show.read()).toMatchObject({ missed: [4, 41], missedAt: [ballAt(2), ballAt(3)] })
  })
})
