import { gameListFlushMs } from '@fairground/contract/constants'
import type { EventMessage } from '@fairground/contract/events'
import { gameTopic, lobbyTopic, type Topic } from '@fairground/contract/topics'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Broker, encode } from '#platform/broker/broker.ts'
import { decodeMessage } from './codec.ts'
import { maxAgeMs, type TopicFrame } from './topic-log.ts'
import { createTopics, mergeFrames, type Topics, type Viewer } from './topics.ts'

const counts = (gameInstanceId: number, gamePlayCurrent: number): EventMessage => [
  'gamePlaysPlayersUpdate',
  {
    eventType: 2,
    memberId: 1,
    gameId: 1,
    gameInstanceId,
    version: 1,
    gamePlayCurrent,
    gamePlayerCurrent: 1,
    prizePool: '0.00',
  },
]
const removed = (gameInstanceId: number): EventMessage => [
  'gameDelete',
  { eventType: 9, memberId: 1, gameId: 1, gameInstanceId, version: 2 },
]
const message: EventMessage = ['globalUpdate', { eventType: 3, memberId: 1, configurationVersion: 1 }]
const frame = (from: number, ...events: EventMessage[]): TopicFrame => ({
  from,
  to: from + events.length - 1,
  events,
})

describe('merged lobby frames', () => {
  it.each<[string, TopicFrame[], TopicFrame]>([
    ['one', [frame(7, message)], { from: 7, to: 7, events: [message] }],
    [
      'the last of a kind about a game, in the order of the last',
      [frame(1, counts(1, 1), counts(2, 1)), frame(3, counts(1, 2))],
      { from: 1, to: 3, events: [counts(2, 1), counts(1, 2)] },
    ],
    [
      'other kinds are other events',
      [frame(1, counts(1, 1)), frame(2, removed(1), message)],
      { from: 1, to: 3, events: [counts(1, 1), removed(1), message] },
    ],
  ])('%s', (_, frames, merged) => {
    expect(mergeFrames(frames)).toEqual(merged)
  })
})

describe('topics', () => {
  let receive: (topic: Topic, frame: TopicFrame) => void
  let reconnect: () => void
  let topics: Topics
  const broker = {
    subscribe: (_: string, handle: (message: { subject: string; data: Uint8Array }) => void) => {
      receive = (topic, { from, to, events }) =>
        handle({ subject: `topic.${topic}`, data: encode([14, topic, from, to, events]) })
      return { unsubscribe: () => undefined }
    },
    onReconnect: (run: () => void) => {
      reconnect = run
    },
  } as unknown as Broker

  const viewer = () => {
    const got: unknown[] = []
    const resynced: Topic[] = []
    const self: Viewer = {
      send: (_, { payload }) => got.push(decodeMessage(payload)),
      resync: topic => resynced.push(topic),
    }
    return { self, got, resynced }
  }
  const game = gameTopic(1, 5)
  const lobby = lobbyTopic(1)

  beforeEach(() => {
    vi.useFakeTimers()
    topics = createTopics(broker)
  })
  afterEach(() => {
    topics.stop()
    vi.useRealTimers()
  })

  it('sends a frame of a game to its viewers at once, in the same bytes', () => {
    const [one, two, other] = [viewer(), viewer(), viewer()]
    topics.follow(game, one.self)
    topics.follow(game, two.self)
    topics.follow(gameTopic(1, 6), other.self)
    receive(game, frame(1, counts(5, 1)))
    expect(one.got).toEqual([[14, game, 1, 1, [counts(5, 1)]]])
    expect(two.got).toEqual(one.got)
    expect(other.got).toEqual([])
    topics.leave(game, two.self)
    receive(game, frame(2, counts(5, 2)))
    expect([one.got.length, two.got.length]).toEqual([2, 1])
  })

  it('sends lobby events every three seconds in one frame', () => {
    const one = viewer()
    topics.follow(lobby, one.self)
    receive(lobby, frame(1, counts(5, 1)))
    receive(lobby, frame(2, counts(5, 2), counts(6, 1)))
    vi.advanceTimersByTime(gameListFlushMs - 1)
    expect(one.got).toEqual([])
    vi.advanceTimersByTime(1)
    expect(one.got).toEqual([[14, lobby, 1, 3, [counts(5, 2), counts(6, 1)]]])
    vi.advanceTimersByTime(gameListFlushMs)
    expect(one.got).toHaveLength(1)
  })

  it('makes all viewers take a snapshot after a gap and drops pending lobby frames', () => {
    const [ofGame, ofLobby] = [viewer(), viewer()]
    topics.follow(game, ofGame.self)
    topics.follow(lobby, ofLobby.self)
    for (const topic of [game, lobby]) {
      receive(topic, frame(1, counts(5, 1)))
      receive(topic, frame(3, counts(5, 3)))
    }
    vi.advanceTimersByTime(gameListFlushMs)
    expect([ofGame.resynced, ofLobby.resynced]).toEqual([[game], [lobby]])
    expect([ofGame.got.length, ofLobby.got.length]).toEqual([1, 0])
  })

  it('makes all viewers take a snapshot after a broker outage, even without a visible gap', () => {
    const one = viewer()
    topics.follow(game, one.self)
    receive(game, frame(1, counts(5, 1)))
    reconnect()
    expect(one.resynced).toEqual([game])
    expect(topics.findLog(game)?.seq).toBeUndefined()
  })

  it('keeps the log of a topic for two minutes after its last viewer left', () => {
    const one = viewer()
    topics.follow(game, one.self)
    receive(game, frame(1, counts(5, 1)))
    topics.leave(game, one.self)
    receive(game, frame(2, counts(5, 2)))
    expect(topics.findLog(game)?.since(1)).toMatchObject({ frames: [{ from: 2 }] })
    vi.advanceTimersByTime(maxAgeMs + 2 * gameListFlushMs)
    expect(topics.findLog(game)).toBeUndefined()
    expect(one.got).toHaveLength(1)
  })

  it('passes all events to listeners, followed or not', () => {
    const heard: Topic[] = []
    topics.onEvents(topic => heard.push(topic))
    receive(game, frame(1, counts(5, 1)))
    expect(heard).toEqual([game])
  })
})
