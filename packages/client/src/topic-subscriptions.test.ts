import type { EventMessage } from '@fairground/contract/events'
import { lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { describe, expect, it } from 'vitest'
import { topicSubscriptions } from '#topic-subscriptions.ts'

const lobby = lobbyTopic(1)
const alice = playerTopic(1, 77)
const message: EventMessage = [
  'globalMessage',
  { eventType: 1, memberId: 1, messageId: 1, title: 'Hello', message: 'World', until: null },
]
const empty = {
  games: [],
  MAINTENANCE_ENABLED: 'false',
  MAINTENANCE_MESSAGE: '',
  maintenanceUntil: null,
  platformMessage: null,
} as const

const viewer = () => {
  const sent: unknown[] = []
  const seen: string[] = []
  const topics = topicSubscriptions({
    sendSubscribe: lastSeqs => sent.push(lastSeqs),
    sendUnsubscribe: names => sent.push(names),
  })
  const handler = {
    onSnapshot: (_: unknown, seq: number) => seen.push(`snapshot ${seq}`),
    onEvents: (events: readonly EventMessage[], toSeq: number) => seen.push(`${events.length} to ${toSeq}`),
  }
  return { topics, sent, seen, handler }
}

describe('topicSubscriptions', () => {
  it('delivers the events after the snapshot of a topic', () => {
    const { topics, sent, seen, handler } = viewer()
    topics.add(lobby, handler)
    topics.events(lobby, 9, 9, [message])
    topics.snapshot(lobby, 9, { ...empty, games: [] })
    topics.events(lobby, 10, 12, [message, message])
    expect(sent).toEqual([{ 'lobby.1': null }])
    expect(seen).toEqual(['snapshot 9', '2 to 12'])
  })

  it('requests one snapshot after a gap and drops the events before it', () => {
    const { topics, sent, seen, handler } = viewer()
    topics.add(lobby, handler)
    topics.snapshot(lobby, 1, { ...empty, games: [] })
    topics.events(lobby, 3, 3, [message])
    topics.events(lobby, 4, 4, [message])
    topics.snapshot(lobby, 4, { ...empty, games: [] })
    expect(sent).toEqual([{ 'lobby.1': null }, { 'lobby.1': null }])
    expect(seen).toEqual(['snapshot 1', 'snapshot 4'])
  })

  it('resumes every topic with its last number in one message', () => {
    const { topics, sent, handler } = viewer()
    topics.add(lobby, handler)
    topics.add(alice, handler)
    topics.snapshot(lobby, 40, { ...empty, games: [] })
    topics.resume()
    expect(sent.at(-1)).toEqual({ 'lobby.1': 40, 'player.1.77': null })
  })

  it('unsubscribes from a topic when its last handler is removed', () => {
    const { topics, sent, seen, handler } = viewer()
    const leave = topics.add(lobby, handler)
    const leaveToo = topics.add(lobby, { ...handler })
    leave()
    expect(sent).toHaveLength(2)
    leaveToo()
    leaveToo()
    topics.snapshot(lobby, 5, { ...empty, games: [] })
    expect(sent).toEqual([{ 'lobby.1': null }, { 'lobby.1': null }, ['lobby.1']])
    expect(seen).toEqual([])
  })

  it('sends nothing on resume without topics', () => {
    const { topics, sent } = viewer()
    topics.resume()
    expect(sent).toEqual([])
  })
})
