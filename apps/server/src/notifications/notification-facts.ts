import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'

/** Amounts are minor units as text, because JSON has no bigint. */
interface Amount {
  readonly amount: string
  readonly currency: string
}

/** The result of a draw or of an instant card for one player. */
export interface ResultFacts {
  readonly instanceId: number
  readonly game: string
  readonly currency: string
  readonly won: string
  readonly staked: string
  readonly items: readonly string[]
  /** True for an instant card, which has no page of a draw. */
  readonly card: boolean
}

/** What a notification says, by its kind. */
export interface NotificationFacts {
  readonly win: ResultFacts
  readonly result: ResultFacts
  readonly refund: Amount & { readonly instanceId: number; readonly game: string }
  readonly deposit: Amount & { readonly completed: boolean }
  readonly withdrawal: Amount & { readonly completed: boolean }
  readonly bonus: Amount & { readonly instant: boolean }
  /** Received by the player, or one of their own that came back. */
  readonly gift: Amount & {
    readonly event: 'received' | 'returned'
    readonly friend: string | null
    readonly game: string
    readonly plays: number
  }
  readonly verification: { readonly document: 'identity' | 'address'; readonly verified: boolean }
  /** A sealed security event: it names devices and contact details. */
  readonly security: { readonly sealed: string }
  /** A sealed answer, because it can repeat personal details. */
  readonly supportAnswer: { readonly sealed: string }
  /** The hours of a forced break, or null for the offer of a limit. */
  readonly saferPlay: { readonly breakHours: number | null }
  readonly message: { readonly title: string; readonly text: string }
  readonly drawReminder: {
    readonly instanceId: number
    readonly game: string
    readonly startAt: number
    readonly plays: number
  }
}

/** A notification before it is written. `subject` names its cause, so that it is written once. */
export type NewNotification = {
  readonly [K in NotificationKind]: {
    readonly kind: K
    readonly playerId: number
    readonly subject: string
    readonly facts: NotificationFacts[K]
  }
}[NotificationKind]
