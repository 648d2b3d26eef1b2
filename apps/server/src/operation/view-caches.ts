import type { Output } from '@fairground/contract/operations'
import type { Account } from '@fairground/contract/entities/money/account'
import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import type { Game } from '@fairground/contract/entities/games/game'
import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import type { Player } from '@fairground/contract/entities/players/player'
import type { Participation } from '#instances/player-overlay.ts'

/** The interfaces of the caches that handlers read through. Decisions about money read under lock in the lane instead. */

export interface LobbyCache {
  /** The lobby's games as any visitor sees them in one of the operator's languages. */
  games(memberId: number, language: string): Promise<readonly Game[]>
  /** Invalidates the operator's lobby after a change. */
  invalidate(memberId: number): void
}

type GameLobby = Readonly<Output<'getGameLobby'>>

export interface GameLobbyCache {
  /** The lobby of one instance as any visitor sees it in one of the operator's languages. */
  get(memberId: number, gameInstanceId: number, language: string): Promise<GameLobby>
  /** Invalidates one instance, or all of the operator's instances when none is named. */
  invalidate(memberId: number, gameInstanceId?: number): void
}

/** What one player sees of themselves. */
export interface PlayerView {
  readonly player: Player
  readonly accounts: readonly Account[]
  /** The player's participation in each instance that the lobby lists. */
  readonly participations: ReadonlyMap<number, Participation>
  /** Ids of the player's favourite games. */
  readonly favorites: readonly number[]
  /** Events that the player missed and has not acknowledged. */
  readonly missedEvents: readonly PersistentEvent[]
  readonly listSubscriptions: (languageId: string | undefined, now: number) => readonly Subscription[]
}

export interface PlayerViewCache {
  get(memberId: number, playerId: number): Promise<PlayerView>
  playsIn(memberId: number, playerId: number, game: Game): Promise<readonly Play[]>
  /** Ids of the player's favourite games. */
  favorites(memberId: number, playerId: number): Promise<readonly number[]>
  /** Invalidates everything cached of this player. */
  invalidate(memberId: number, playerId: number): void
}

export interface StatisticsCache {
  /** The statistics of the last `draws` draws of a game. */
  get(memberId: number, gameId: number, draws: number): Promise<Readonly<GameStatistics>>
}
