import type { SecurityEvent } from './security-event.ts'

/** The facts of every receipt. */
export interface PaymentReceiptFacts {
  readonly username: string
  readonly amount: string
  readonly orderId: number
  readonly at: string
  /** "Card ending 4242"; null where the provider does not name the source. */
  readonly method: string | null
  /** The balance afterwards. */
  readonly balance: string
}

/** Every mail the platform sends to a player, with its facts. */
export interface MailFacts {
  readonly confirmEmail: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly resetPassword: { readonly username: string; readonly link: string; readonly minutes: number }
  /** Sent after too many wrong passwords. */
  readonly signInLocked: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly securityEvent: {
    readonly username: string
    readonly event: SecurityEvent
    readonly at: string
    /** To the contact page. */
    readonly link: string
  }
  readonly documentsApproved: { readonly username: string }
  readonly documentsRejected: {
    readonly username: string
    /** Written by the operator's staff. */
    readonly why: string
  }
  readonly accountClosed: { readonly username: string }
  readonly supportCase: { readonly name: string; readonly code: string; readonly hours: number }
  readonly supportAnswer: {
    readonly name: string
    readonly code: string
    /** Written by the operator's staff. */
    readonly text: string
  }
  /** To a friend of a player. */
  readonly invite: {
    readonly username: string
    /** Written by the player. */
    readonly words: string | null
    readonly link: string
  }
  readonly depositReceipt: PaymentReceiptFacts
  readonly depositFailed: PaymentReceiptFacts
  readonly withdrawalRequested: PaymentReceiptFacts
  readonly withdrawalPaid: PaymentReceiptFacts
  readonly withdrawalRejected: PaymentReceiptFacts
  /** An entry of the player's list of notifications. */
  readonly notification: {
    readonly username: string
    readonly title: string
    readonly text: string
    readonly link: string
  }
  /** To a friend without an account. */
  readonly giftInvite: { readonly from: string; readonly game: string; readonly link: string }
  readonly subscriptionDetails: {
    readonly username: string
    readonly title: string
    readonly gamesLeft: number
    /** The amount paid in advance and not played yet. */
    readonly left: string
    readonly lines: readonly string[]
    readonly link: string
  }
}
export type MailKind = keyof MailFacts

export interface MailWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button?: { readonly label: string; readonly link: string }
}

/** The mails of one language; `site` is the operator's name. */
export type MailTexts = {
  readonly [K in MailKind]: (facts: MailFacts[K], site: string) => MailWords
}
