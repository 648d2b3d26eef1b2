import { type MailName, mailNames } from '@fairground/contract/operator/mail-names'
import { fillTemplate } from './fill-template.ts'
import { getMailTexts, isMailLanguage } from './mail-languages.ts'
import type { MailFacts, MailKind, MailTexts, MailWords } from './mail-kinds.ts'

/** The parts of a mail that an operator can write. */
export interface MailTemplate {
  readonly subject: string
  /** Paragraphs with an empty line between them. */
  readonly body: string
  readonly button?: string
}

const payment = {
  username: '{{username}}',
  amount: '{{amount}}',
  orderId: '{{orderId}}',
  at: '{{at}}',
  method: '{{method}}',
  balance: '{{balance}}',
}
const timedLink = { username: '{{username}}', link: '{{link}}', minutes: '{{minutes}}' }

/** Each fact is its own placeholder, so that the words of a mail become its template. */
const placeholders: { readonly [K in Exclude<MailKind, 'securityEvent'>]: Placeholders<MailFacts[K]> } = {
  confirmEmail: timedLink,
  resetPassword: timedLink,
  signInLocked: timedLink,
  documentsApproved: { username: '{{username}}' },
  documentsRejected: { username: '{{username}}', why: '{{why}}' },
  accountClosed: { username: '{{username}}' },
  supportCase: { name: '{{name}}', code: '{{code}}', hours: '{{hours}}' },
  supportAnswer: { name: '{{name}}', code: '{{code}}', text: '{{text}}' },
  invite: { username: '{{username}}', words: '{{words}}', link: '{{link}}' },
  depositReceipt: payment,
  depositFailed: payment,
  withdrawalRequested: payment,
  withdrawalPaid: payment,
  withdrawalRejected: payment,
  notification: { username: '{{username}}', title: '{{title}}', text: '{{text}}', link: '{{link}}' },
  giftInvite: { from: '{{from}}', game: '{{game}}', link: '{{link}}' },
  subscriptionDetails: {
    username: '{{username}}',
    title: '{{title}}',
    gamesLeft: '{{gamesLeft}}',
    left: '{{left}}',
    lines: ['{{lines}}'],
    link: '{{link}}',
  },
}

type Placeholders<F> = {
  readonly [P in keyof F]: F[P] extends readonly string[] ? readonly string[] : string
}

const toTemplate = ({ subject, lines, button }: MailWords): MailTemplate => ({
  subject,
  body: lines.join('\n\n'),
  ...(button && { button: button.label }),
})

const getTemplate = (texts: MailTexts, name: MailName): MailTemplate => {
  const write = texts[name] as (facts: unknown, site: string) => MailWords
  return toTemplate(write(placeholders[name], '{{site}}'))
}

/** The key of a part in the table of texts. */
export const toMailKey = (name: MailName, part: keyof MailTemplate): string => `mail:${name}.${part}`

const toEntries = (texts: MailTexts): [string, string][] =>
  mailNames.flatMap(name =>
    Object.entries(getTemplate(texts, name)).map(([part, text]): [string, string] => [
      toMailKey(name, part as keyof MailTemplate),
      text as string,
    ]),
  )

/** The shipped texts of mails by key. Empty for a language that the release does not contain. */
export const getMailTemplates = (language: string): ReadonlyMap<string, string> =>
  new Map(isMailLanguage(language) ? toEntries(getMailTexts(language)) : [])

/** The words of a mail with the parts that the operator has written. A paragraph without its fact is left out. */
export const withOwnParts = (
  words: MailWords,
  own: Partial<MailTemplate>,
  facts: object,
  site: string,
): MailWords => {
  const values = { ...facts, site }
  const paragraphs = own.body?.split(/\n{2,}/)
  return {
    subject: (own.subject && fillTemplate(own.subject, values)?.replaceAll(/\s+/g, ' ')) ?? words.subject,
    lines: paragraphs?.flatMap(text => fillTemplate(text, values)?.split(/\n+/) ?? []) ?? words.lines,
    ...(words.button && {
      button: {
        ...words.button,
        label: (own.button && fillTemplate(own.button, values)) ?? words.button.label,
      },
    }),
  }
}
