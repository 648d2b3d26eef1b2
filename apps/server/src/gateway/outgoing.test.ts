import { gameTopic } from '@fairground/contract/topics'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxBufferedBytes, maxLagMs, laggingBytes, Outgoing } from './outgoing.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import type { TakenSnapshot } from './snapshots.ts'

const topic = gameTopic(1, 5)
const bytes = (text: string) => ({ toString: () => text }) as OutgoingMessage

const setUp = () => {
  const all: OutgoingMessage[] = []
  const line = { writableLength: 0, write: (message: OutgoingMessage) => void all.push(message) }
  const wire = { readyState: 1, OPEN: 1 }
  const taken: { resolve: (snapshot: TakenSnapshot | undefined) => void }[] = []
  const happened: string[] = []
  const outgoing = new Outgoing(wire, line, {
    take: () => new Promise(resolve => taken.push({ resolve })),
    onLagging: () => happened.push('lagging'),
    onCaughtUp: hasSkipped => happened.push(hasSkipped ? 'caught up, frames skipped' : 'caught up'),
    onTooSlow: () => happened.push('hopeless'),
  })
  const sent = () => all.map(String)
  return { wire, line, outgoing, taken, happened, sent }
}

const snapshot = (seq: number): TakenSnapshot => ({ seq, frame: bytes(`snapshot ${seq}`) })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a slow viewer', () => {
  it('gets no frames until it has caught up', () => {
    const { line, outgoing, happened, sent } = setUp()
    outgoing.frame(topic, bytes('1'), 1)
    line.writableLength = laggingBytes + 1
    outgoing.frame(topic, bytes('2'), 2)
    vi.advanceTimersByTime(5000)
    outgoing.frame(topic, bytes('3'), 3)
    expect(happened).toEqual(['lagging'])
    line.writableLength = 0
    outgoing.frame(topic, bytes('4'), 4)
    vi.advanceTimersByTime(1000)
    expect(happened).toEqual(['lagging', 'caught up, frames skipped'])
    outgoing.frame(topic, bytes('5'), 5)
    expect(sent()).toEqual(['1', '5'])
  })

  it('is disconnected when its buffer is too large', () => {
    const { line, outgoing, happened } = setUp()
    line.writableLength = maxBufferedBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    vi.advanceTimersByTime(1000)
    expect(happened).toEqual(['lagging', 'hopeless'])
  })

  it('is disconnected once when it lags too long', () => {
    const { line, outgoing, happened } = setUp()
    line.writableLength = laggingBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    vi.advanceTimersByTime(maxLagMs)
    expect(happened).toEqual(['lagging'])
    vi.advanceTimersByTime(maxLagMs)
    expect(happened).toEqual(['lagging', 'hopeless'])
  })

  it('is no longer checked after it disconnected', () => {
    const { line, outgoing, happened } = setUp()
    line.writableLength = laggingBytes + 1
    outgoing.frame(topic, bytes('1'), 1)
    outgoing.stop()
    vi.advanceTimersByTime(2 * maxLagMs)
    expect(happened).toEqual(['lagging'])
  })
})

describe('answers to a viewer that does not read', () => {
  const answer = [12, 1, {}] as const

  it('stop the reading of its messages until it has caught up', () => {
    const { line, outgoing, happened } = setUp()
    line.writableLength = laggingBytes + 1
    outgoing.send(answer)
    outgoing.send(answer)
    expect(happened).toEqual(['lagging'])
    line.writableLength = 0
    vi.advanceTimersByTime(1000)
    expect(happened).toEqual(['lagging', 'caught up'])
  })

  it('end when too many bytes wait, and the reason is still sent', () => {
    const { wire, line, outgoing, happened, sent } = setUp()
    line.writableLength = maxBufferedBytes + 1
    outgoing.send(answer)
    expect(happened[0]).toBe('hopeless')
    outgoing.send([16, { reason: 'slow' }])
    wire.readyState = 2
    outgoing.send(answer)
    expect(sent()).toHaveLength(2)
    expect(happened.filter(each => each === 'hopeless')).toHaveLength(1)
  })

  it('count snapshots', async () => {
    const { line, outgoing, taken, happened } = setUp()
    const done = outgoing.snapshot(topic)
    line.writableLength = maxBufferedBytes + 1
    taken[0]!.resolve(snapshot(1))
    await done
    expect(happened[0]).toBe('hopeless')
  })
})

it('writes nothing after BYE', () => {
  const { wire, outgoing, sent } = setUp()
  outgoing.frame(topic, bytes('1'), 1)
  wire.readyState = 2
  outgoing.frame(topic, bytes('2'), 2)
  outgoing.send([16, { reason: 'drain' }])
  expect(sent()).toEqual(['1'])
})

describe('a snapshot', () => {
  it('precedes the frames that arrived meanwhile, except those it contains', async () => {
    const { outgoing, taken, sent } = setUp()
    const done = outgoing.snapshot(topic)
    outgoing.frame(topic, bytes('11'), 11)
    outgoing.frame(topic, bytes('12'), 12)
    outgoing.frame(gameTopic(1, 6), bytes('x'), 40)
    taken[0]!.resolve(snapshot(11))
    expect(await done).toBe(true)
    outgoing.frame(topic, bytes('13'), 13)
    expect(sent()).toEqual(['x', 'snapshot 11', '12', '13'])
  })

  it('is taken again when it is requested while it is taken, and is sent once', async () => {
    const { outgoing, taken, sent } = setUp()
    const first = outgoing.snapshot(topic)
    const second = outgoing.snapshot(topic)
    taken[0]!.resolve(snapshot(1))
    await vi.waitFor(() => expect(taken).toHaveLength(2))
    taken[1]!.resolve(snapshot(2))
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(sent()).toEqual(['snapshot 2'])
  })

  it('is not sent for a topic that does not exist', async () => {
    const { outgoing, taken, sent } = setUp()
    const done = outgoing.snapshot(topic)
    taken[0]!.resolve(undefined)
    expect(await done).toBe(false)
    expect(sent()).toEqual([])
  })
})
