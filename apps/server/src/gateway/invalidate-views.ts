import type { EventMessage, EventName } from '@fairground/contract/events'
import type { ParsedTopic } from '@fairground/contract/topics'
import type { Context } from '#operation/context.ts'

/** Events that change only their own instance. Others may change a jackpot that other instances show too. */
const singleInstanceEvents: ReadonlySet<EventName> = new Set<EventName>([
  'gamePlaysPlayersUpdate',
  'gameFull',
])

/** Invalidates cached views after events. Runs before the events reach viewers, who may query at once. */
export const invalidateViews = (
  { lobbyCache, gameLobbyCache }: Pick<Context, 'lobbyCache' | 'gameLobbyCache'>,
  topic: Exclude<ParsedTopic, { kind: 'player' }>,
  events: readonly EventMessage[],
): void => {
  if (topic.kind === 'lobby') lobbyCache.invalidate(topic.memberId)
  for (const [name, payload] of events) {
    const one =
      singleInstanceEvents.has(name) && 'gameInstanceId' in payload ? payload.gameInstanceId : undefined
    gameLobbyCache.invalidate(topic.memberId, one)
  }
}
