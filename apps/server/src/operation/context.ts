import type { Database } from '@fairground/database/connect'
import type { DocumentStore } from '#platform/document-store.ts'
import type { Vault } from '#vault/vault.ts'
import type { Passwords } from '#platform/passwords.ts'
import type { TicketKeys } from '#tickets/ticket-keys.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { SiteContents } from '#site-content/site-content.ts'
import type { Log } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import type { ExclusionRegister } from '#providers/exclusion-register.ts'
import type { PartnerFetch } from '#providers/partner-fetch.ts'
import type { PaymentProviders } from '#providers/payments.ts'
import type { CashierClient } from './cashier-requests.ts'
import type { LiveSession } from './live-session.ts'
import type { SessionStore } from './session-store.ts'
import type { GameLobbyCache, LobbyCache, PlayerViewCache, StatisticsCache } from './view-caches.ts'

/** What browsers need to subscribe to push messages. */
export interface PushOffer {
  /** VAPID public key in base64url. */
  readonly publicKey: string
  /** Origins of the push services that browsers may use. */
  readonly services: readonly string[]
}

/** The dependencies of every handler. */
export interface Context {
  readonly db: Database
  readonly lane: LaneClient
  readonly cashier: CashierClient
  readonly lobbyCache: LobbyCache
  readonly gameLobbyCache: GameLobbyCache
  readonly playerViews: PlayerViewCache
  readonly statisticsCache: StatisticsCache
  readonly siteContents: SiteContents
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly vault: Vault
  readonly jobs: Jobs
  readonly documents: DocumentStore
  readonly payments: PaymentProviders
  /** Undefined when no register is configured. */
  readonly exclusionRegister: ExclusionRegister | undefined
  /** Undefined when push messages are not configured. */
  readonly push: PushOffer | undefined
  /** Public URL of a site. `{host}` stands for the operator's host. */
  readonly siteAddress: string
  /** Calls systems at addresses that an operator has set. */
  readonly fetchPartner: PartnerFetch
  /** Multiplies every rate limit that counts by address. */
  readonly rateFactor: number
  readonly ticketKeys: TicketKeys
  readonly log: Log
  readonly now: () => number
}

/** The caller of an operation. The operator of a signed-in caller comes from the session, not from the request. */
export interface Caller {
  readonly member: Member
  readonly address: string
  /** Country of the address, from a trusted proxy's header. Undefined without one. */
  readonly country: string | undefined
  readonly userAgent: string | undefined
  readonly session: LiveSession | null
  /** The token of a new session goes into a cookie. */
  readonly inCookie: boolean
}
