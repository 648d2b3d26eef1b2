import type { Database } from '@fairground/database/connect'
import type { DocumentStore } from '#documents/document-store.ts'
import type { Vault } from '#vault/vault.ts'
import type { Passwords } from '#session/passwords.ts'
import type { TicketKeys } from '#ticket/ticket-keys.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { SiteContents } from '#published/site-content.ts'
import type { Log } from '#log.ts'
import type { Member } from '#member/members.ts'
import type { PaymentProvider } from '#providers/payments.ts'
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
  readonly content: SiteContents
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly vault: Vault
  readonly jobs: Jobs
  readonly documents: DocumentStore
  /** Undefined where none is set up. */
  readonly payments: PaymentProvider | undefined
  /** How a site is reached from outside, {host} standing for the operator's own. */
  readonly siteAddress: string
  /** Multiplies every limit that counts by address. */
  readonly rateFactor: number
  readonly ticketKeys: TicketKeys
  readonly log: Log
  readonly now: () => number
}

/** Who is calling. The member of a logged-in caller is the session's, whatever the request says. */
export interface Caller {
  readonly member: Member
  readonly address: string
  /** Of the address, as the proxy before us tells it. Undefined when nobody tells. */
  readonly country: string | undefined
  /** What the browser calls itself. */
  readonly userAgent: string | undefined
  readonly session: LiveSession | null
}

export interface LiveSession {
  readonly id: bigint
  readonly memberId: number
  readonly playerId: number
  /** Then the session is good for that alone. */
  readonly mustChangePassword: boolean
  /** Timed out or self-excluded, where the profile lets such a player in at all. */
  readonly restricted: boolean
  /** Who only shows the games has no account to change. */
  readonly demo: boolean
}
