type NoFacts = Readonly<Record<string, never>>

/** Every security event of an account, with its facts. The player gets a mail about each of them. */
export interface SecurityEvents {
  readonly passwordChanged: NoFacts
  readonly passwordReset: NoFacts
  /** Issued by staff at the player's request. */
  readonly temporaryPassword: NoFacts
  readonly newSignIn: { readonly device: string }
  readonly sessionEnded: { readonly device: string }
  readonly otherSessionsEnded: NoFacts
  readonly totpOn: NoFacts
  readonly totpOff: NoFacts
  readonly passkeyAdded: { readonly passkey: string }
  readonly passkeyRemoved: { readonly passkey: string }
  readonly recoveryCodesMade: NoFacts
  readonly recoveryCodeUsed: { readonly left: number }
  readonly identityLinked: NoFacts
  readonly identityUnlinked: NoFacts
  readonly emailChangeRequested: NoFacts
  readonly emailChanged: NoFacts
  /** Only the last digits, because the mail may be read by another person. */
  readonly phoneChanged: { readonly lastDigits: string }
  /** ISO code. */
  readonly countryChanged: { readonly country: string }
  readonly timedOut: { readonly until: string }
  readonly selfExcluded: { readonly until: string }
}
export type SecurityEventName = keyof SecurityEvents

export type SecurityEvent = {
  readonly [N in SecurityEventName]: { readonly name: N; readonly facts: SecurityEvents[N] }
}[SecurityEventName]

interface EventWords {
  readonly subject: string
  readonly text: string
  /** What to do. Without it the mail says what to do if it was another person. */
  readonly advice?: string
}

/** The events of one language; `site` is the operator's name. */
export type SecurityTexts = {
  readonly [N in SecurityEventName]: (facts: SecurityEvents[N], site: string) => EventWords
}

export const securityWords = <N extends SecurityEventName>(
  texts: SecurityTexts,
  { name, facts }: { readonly name: N; readonly facts: SecurityEvents[N] },
  site: string,
): EventWords => texts[name](facts, site)
