import type { Database } from '@fairground/database/connect'
import type { Passwords } from '#session/passwords.ts'
import type { TicketKeys } from '#ticket/ticket-keys.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import type { Member } from '#member/members.ts'
import type { GameLobbies } from './game-lobbies.ts'
import type { LobbyView } from './lobby-view.ts'
import type { OwnViews } from './own-views.ts'
import type { SessionStore } from './session-store.ts'

/** What every handler may use. */
export interface Context {
  readonly db: Database
  readonly lane: LaneClient
  readonly lobby: LobbyView
  readonly gameLobbies: GameLobbies
  readonly own: OwnViews
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly ticketKeys: TicketKeys
  readonly log: Log
  readonly now: () => number
}

/** Who is calling. The member of a logged-in caller is the session's, whatever the request says. */
export interface Caller {
  readonly member: Member
  readonly address: string
  readonly session: LiveSession | null
}

export interface LiveSession {
  readonly id: bigint
  readonly memberId: number
  readonly playerId: number
}
