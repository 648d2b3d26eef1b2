import { Type, type Static } from 'typebox'
import { Account } from './entities/money/account.ts'
import { Game } from './entities/games/game.ts'
import { GameResults } from './entities/games/game-results.ts'
import { PersistentEvent } from './entities/session/persistent-event.ts'
import { PlayerSegment } from './entities/players/player.ts'
import { platformFields } from './entities/site/configuration.ts'
import { JoinCode } from './entities/plays/play.ts'
import { closed, Count, Id, Nullable, Version } from './entities/values.ts'
import type { TopicKind } from './topics.ts'

export const PlayerInGame = closed({
  gameId: Id,
  gameInstanceId: Id,
  version: Version,
  playerPlaysInGame: Count,
  joinCode: JoinCode,
})

/** The complete state of a topic at one sequence number. */
export const snapshots = {
  lobby: closed({
    games: Type.Array(Game),
    ...platformFields,
  }),
  game: closed({ game: Game, results: Type.Optional(GameResults) }),
  player: closed({
    accounts: Type.Array(Account),
    playerInGames: Type.Array(PlayerInGame),
    playerSegment: Nullable(PlayerSegment),
    pendingEvents: Type.Array(PersistentEvent),
  }),
} as const

export type Snapshot<K extends TopicKind = TopicKind> = { [T in TopicKind]: Static<(typeof snapshots)[T]> }[K]
export type PlayerInGame = Static<typeof PlayerInGame>
