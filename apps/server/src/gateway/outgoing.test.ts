import { gameTopic } from '@fairground/contract/topics'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeMessage } from './codec.ts'
import { hopelessBytes, hopelessMs, laggingBytes, Outgoing } from './outgoing.ts'
import type { TakenSnapshot } from './snapshots.ts'

const topic = gameTopic(1, 5)
const bytes = (text: string) => Buffer.from(text)

const setUp = () => {
  const wire = {
    bufferedAmount: 0,
    readyState: 1,
    OPEN: 1,
    sent: [] as Buffer[],
    send: (b: Buffer) => void wire.sent.push(b),
  }
  const taken: { resolve: (snapshot: TakenSnapshot | undefined) => void }[] = []
  const happened: string[] = []
  const outgoing = new Outgoing(wire, {
    take: () => new Promise(resolve => taken.push({ resolve })),
    onCaughtUp: () => happened.push('caught up'),
    onHopeless: () => happened.push('hopeless'),
  })
  const sent = () =>
    wire.sent.map(each =>
      each.length > 9 ? (decodeMessage(each) as unknown[]).slice(0, 3) : each.toString(),
    )
  return { wire, outgoing, taken, happened, sent }
}

const snapshot = (seq: number) => ({ seq, state: {} }) as unknown as TakenSnapshot

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a viewer that cannot keep up', () => {
  it('gets nothing until it has caught up', () => {
    const { wire, outgoing, happened, sent } = setUp()
    outgoing.frame(topic, bytes('1'), 1)
    wire.bufferedAmount = laggingBytes + 1
    outgoing.frame(topic, bytes('2'), 2)
    vi.advanceTimersByTime(5000)
    outgoing.frame(topic, bytes('3'), 3)
    expect(happened).toEqual([])
    wire.bufferedAmount = 0
    outgoing.frame(topic, bytes('4'), 4)
    vi.advanceTimersByTime(1000)
    expect(happened).toEqual(['caught up'])
    outgoing.frame(topic, bytes('5'), 5)
    expect(sent()).toEqual(['1', '5'])
  })

  it('too far behind is let go', () => {
    const { wire, outgoing, happened } = setUp()
    wire.bufferedAmount = hopelessBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    vi.advanceTimersByTime(1000)
    expect(happened).toEqual(['hopeless'])
  })

  it('too long behind is let go, once', () => {
    const { wire, outgoing, happened } = setUp()
    wire.bufferedAmount = laggingBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    vi.advanceTimersByTime(hopelessMs)
    expect(happened).toEqual([])
    vi.advanceTimersByTime(hopelessMs)
    expect(happened).toEqual(['hopeless'])
  })

  it('that is gone is not watched', () => {
    const { wire, outgoing, happened } = setUp()
    wire.bufferedAmount = laggingBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    outgoing.stop()
    vi.advanceTimersByTime(2 * hopelessMs)
    expect(happened).toEqual([])
  })
})

describe('a snapshot', () => {
  it('goes before the frames that came while it was taken, without those it holds', async () => {
    const { outgoing, taken, sent } = setUp()
    const done = outgoing.snapshot(topic)
    outgoing.frame(topic, bytes('11'), 11)
    outgoing.frame(topic, bytes('12'), 12)
    outgoing.frame(gameTopic(1, 6), bytes('x'), 40)
    taken[0]!.resolve(snapshot(11))
    expect(await done).toBe(true)
    outgoing.frame(topic, bytes('13'), 13)
    expect(sent()).toEqual(['x', [15, topic, 11], '12', '13'])
  })

  it('asked for again while it is taken is taken again, and goes out once', async () => {
    const { outgoing, taken, sent } = setUp()
    const first = outgoing.snapshot(topic)
    const second = outgoing.snapshot(topic)
    taken[0]!.resolve(snapshot(1))
    await vi.waitFor(() => expect(taken).toHaveLength(2))
    taken[1]!.resolve(snapshot(2))
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(sent()).toEqual([[15, topic, 2]])
  })

  it('there may be nothing to take one of', async () => {
    const { outgoing, taken, sent } = setUp()
    const done = outgoing.snapshot(topic)
    taken[0]!.resolve(undefined)
    expect(await done).toBe(false)
    expect(sent()).toEqual([])
  })
})
