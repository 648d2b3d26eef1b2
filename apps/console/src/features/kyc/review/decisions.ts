export type Decision = 'accept' | 'again' | 'reject'

interface DecisionWords {
  readonly title: string
  readonly note: string
  readonly button: string
  readonly done: string
  /** Common reasons for the log. */
  readonly reasons: readonly string[]
}

/** How a request can be decided. */
export const decisions = {
  accept: {
    title: 'Accept',
    note: 'The player is verified and gets a mail.',
    button: 'Accept',
    done: 'Accepted. The player gets a mail.',
    reasons: ['The document matches the account', 'Checked with the issuer'],
  },
  again: {
    title: 'Ask for one more document',
    note: 'The request goes back to the player and waits for what they send.',
    button: 'Ask again',
    done: 'The player is asked again',
    reasons: ['The picture is not readable', 'A page is missing', 'The address differs'],
  },
  reject: {
    title: 'Reject',
    note: 'The player reads why and gets a mail.',
    button: 'Reject',
    done: 'Rejected. The player gets a mail.',
    reasons: ['The data differ from the account', 'The document has expired', 'Signs of a false document'],
  },
} as const satisfies Readonly<Record<Decision, DecisionWords>>

export const decisionNames = Object.keys(decisions) as readonly Decision[]

/** Texts that the player reads, as a beginning. */
export const preparedTexts = [
  {
    title: 'Clearer picture',
    text: 'Thank you. The picture is not sharp enough to read. Please take it again in daylight, without a flash.',
  },
  {
    title: 'Whole page',
    text: 'Thank you. A part of the document is cut off. Please send a picture that shows all four corners.',
  },
  {
    title: 'Proof of address',
    text: 'Thank you. The address on the document differs from the one in your account. Please send a bill or a letter of your bank from the last three months, or correct your address.',
  },
  { title: 'Expired', text: 'Thank you. The document has expired. Please send one that is still valid.' },
] as const
