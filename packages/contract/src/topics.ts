/** 'lobby.1', 'game.1.48213', 'player.1.77': the kind, the member id and the game instance or player id. */
export type LobbyTopic = `lobby.${number}`
export type GameTopic = `game.${number}.${number}`
export type PlayerTopic = `player.${number}.${number}`

declare const validated: unique symbol
type Validated<T> = T & { readonly [validated]: true }

export type Topic<K extends TopicKind = TopicKind> = {
  lobby: Validated<LobbyTopic>
  game: Validated<GameTopic>
  player: Validated<PlayerTopic>
}[K]

export const topicKinds = ['lobby', 'game', 'player'] as const
export type TopicKind = (typeof topicKinds)[number]

export type TopicKindFor<T extends Topic> = T extends LobbyTopic
  ? 'lobby'
  : T extends GameTopic
    ? 'game'
    : 'player'

export type ParsedTopic =
  | { readonly kind: 'lobby'; readonly memberId: number }
  | { readonly kind: 'game'; readonly memberId: number; readonly gameInstanceId: number }
  | { readonly kind: 'player'; readonly memberId: number; readonly playerId: number }

export const lobbyTopic = (memberId: number) => `lobby.${memberId}` as Topic<'lobby'>
export const gameTopic = (memberId: number, gameInstanceId: number) =>
  `game.${memberId}.${gameInstanceId}` as Topic<'game'>
export const playerTopic = (memberId: number, playerId: number) =>
  `player.${memberId}.${playerId}` as Topic<'player'>

const pattern = /^(?:(lobby)|(game|player)\.([1-9]\d{0,14}))\.([1-9]\d{0,14})$/

export const parseTopic = (text: string): ParsedTopic | null => {
  const match = pattern.exec(text)
  if (match === null) return null
  const [, lobby, kind, member, last] = match
  if (lobby !== undefined) return { kind: 'lobby', memberId: Number(last) }
  if (kind === 'game') return { kind, memberId: Number(member), gameInstanceId: Number(last) }
  return { kind: 'player', memberId: Number(member), playerId: Number(last) }
}

export const isTopic = (text: string): text is Topic => parseTopic(text) !== null

export const topicKind = (topic: Topic): TopicKind => {
  const parsed = parseTopic(topic)
  if (parsed === null) throw new TypeError(`Invalid topic: ${topic}`)
  return parsed.kind
}
