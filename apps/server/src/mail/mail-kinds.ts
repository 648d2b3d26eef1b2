/** Every mail the platform sends to a player, with its facts. */
export interface MailFacts {
  readonly confirmEmail: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly resetPassword: { readonly username: string; readonly link: string; readonly minutes: number }
  /** Sent after too many wrong passwords. */
  readonly signInLocked: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly passwordChanged: { readonly username: string }
  readonly newSignIn: { readonly username: string; readonly device: string; readonly at: string }
  /** Sent to the previous address. */
  readonly emailChanged: { readonly username: string }
  readonly documentsApproved: { readonly username: string }
  readonly documentsRejected: {
    readonly username: string
    /** Written by the operator's staff. */
    readonly why: string
  }
  readonly accountClosed: { readonly username: string }
  readonly supportCase: { readonly name: string; readonly code: string; readonly hours: number }
  readonly depositReceipt: {
    readonly username: string
    readonly amount: string
    readonly orderId: number
    readonly at: string
    /** "Card ending 4242"; null where the provider does not name the source. */
    readonly method: string | null
  }
  readonly withdrawalPaid: { readonly username: string; readonly amount: string; readonly orderId: number }
  readonly withdrawalRejected: {
    readonly username: string
    readonly amount: string
    readonly orderId: number
  }
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
