import type { EventMessage, EventName } from '@fairground/contract/events'
import type { ParsedTopic } from '@fairground/contract/topics'
import type { Context } from '#operation/context.ts'

/** They change their own instance only; others may end a draw or move a progressive, which other instances show. */
const ofOneInstance: ReadonlySet<EventName> = new Set<EventName>(['gamePlaysPlayersUpdate', 'gameFull'])

/** What was read before an event is no longer shown after it. Runs before viewers hear of it: they may ask at once. */
export const noteEvents = (
  { lobby, gameLobbies }: Pick<Context, 'lobby' | 'gameLobbies'>,
  topic: Exclude<ParsedTopic, { kind: 'player' }>,
  events: readonly EventMessage[],
): void => {
  if (topic.kind === 'lobby') lobby.changed(topic.memberId)
  for (const [name, payload] of events) {
    const one = ofOneInstance.has(name) && 'gameInstanceId' in payload ? payload.gameInstanceId : undefined
    gameLobbies.changed(topic.memberId, one)
  }
}
