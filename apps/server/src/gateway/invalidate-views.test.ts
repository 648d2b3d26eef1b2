import type { EventMessage } from '@fairground/contract/events'
import { gameTopic, lobbyTopic, parseTopic, type Topic } from '@fairground/contract/topics'
import { expect, it } from 'vitest'
import { invalidateViews } from './invalidate-views.ts'

const address = { memberId: 1, gameId: 7, gameInstanceId: 5, version: 2 }
const counts = { gamePlayCurrent: 1, gamePlayerCurrent: 1, prizePool: '0.00' }
const sold: EventMessage = ['gamePlaysPlayersUpdate', { eventType: 2, ...address, ...counts }]
const ended: EventMessage = [
  'gameEnd',
  { eventType: 5, ...address, gameStatus: 'ENDED', endTime: 0, winnersCount: 0 },
]
it.each<[Topic, EventMessage[], unknown[]]>([
  [
    lobbyTopic(1),
    [sold],
    [
      ['lobby', 1],
      ['game', 1, 5],
    ],
  ],
  [gameTopic(1, 5), [sold], [['game', 1, 5]]],
  [
    gameTopic(1, 5),
    [sold, ended],
    [
      ['game', 1, 5],
      ['game', 1, undefined],
    ],
  ],
])('invalidates the views of %s after %j', (topic, events, expected) => {
  const recorded: unknown[] = []
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void recorded.push([name, ...args])
  const views = {
    lobbyCache: { invalidate: record('lobby') },
    gameLobbyCache: { invalidate: record('game') },
  }
  const parsed = parseTopic(topic) as Parameters<typeof invalidateViews>[1]
  invalidateViews(views as unknown as Parameters<typeof invalidateViews>[0], parsed, events)
  expect(recorded).toEqual(expected)
})
