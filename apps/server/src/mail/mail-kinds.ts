/** Every mail the platform sends to a player, with what it tells. */
export interface MailFacts {
  readonly confirmEmail: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly resetPassword: { readonly username: string; readonly link: string; readonly minutes: number }
  /** Somebody guessed too often: the way back in. */
  readonly signInLocked: { readonly username: string; readonly link: string; readonly minutes: number }
  readonly passwordChanged: { readonly username: string }
  readonly newSignIn: { readonly username: string; readonly device: string; readonly at: string }
  /** To the address that was left. */
  readonly emailChanged: { readonly username: string }
  readonly documentsApproved: { readonly username: string }
  readonly documentsRejected: {
    readonly username: string
    /** The operator's own words. */
    readonly why: string
  }
  readonly accountClosed: { readonly username: string }
  readonly supportCase: { readonly name: string; readonly code: string; readonly hours: number }
  readonly depositReceipt: { readonly username: string; readonly amount: string; readonly orderId: number }
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
    /** Paid ahead and not played yet, as a sum. */
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

/** One language: a kind of mail without its words does not compile. `site` is the operator's name. */
export type MailTexts = {
  readonly [K in MailKind]: (facts: MailFacts[K], site: string) => MailWords
}
