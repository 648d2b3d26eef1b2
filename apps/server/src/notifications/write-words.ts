import { formatExact } from '@fairground/rules/money/format'
import { type MailLanguage, mailLanguage } from '#mail/compose.ts'
import { mailMoment, toLocale } from '#mail/mail-moment.ts'
import { type SecurityTexts, securityWords } from '#mail/security-event.ts'
import { securityEnglish } from '#mail/texts/security/english.ts'
import { securityFrench } from '#mail/texts/security/french.ts'
import { securitySpanish } from '#mail/texts/security/spanish.ts'
import { toMoney } from '#platform/money.ts'
import { openSecurityEvent } from '#player/sealed-security-event.ts'
import { openSupportAnswer } from '#player/sealed-support-answer.ts'
import type { Vault } from '#vault/vault.ts'
import type { NewNotification, NotificationFacts } from './notification-facts.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import type { Formats, NotificationTexts, NotificationWords } from './texts/notification-texts.ts'
import { spanish } from './texts/spanish.ts'

interface LanguageTexts {
  readonly own: NotificationTexts
  readonly security: SecurityTexts
}

const texts: { readonly [L in MailLanguage]: LanguageTexts } = {
  en_US: { own: english, security: securityEnglish },
  en_GB: { own: english, security: securityEnglish },
  es_ES: { own: spanish, security: securitySpanish },
  fr_FR: { own: french, security: securityFrench },
}

interface Reader {
  readonly memberId: number
  readonly site: string
  readonly language: string
}

const formatsFor = (language: string): Formats => ({
  money: (amount, currency) => formatExact(toMoney(BigInt(amount), currency), { locale: toLocale(language) }),
  moment: at => mailMoment(language, at),
})

/** The title and text of a notification in the player's language. */
export const writeWords = (
  vault: Vault,
  { kind, facts, playerId }: Omit<NewNotification, 'subject'>,
  { memberId, site, language }: Reader,
): NotificationWords => {
  const { own, security } = texts[mailLanguage(language)]
  if (kind === 'security') {
    const { sealed } = facts as NotificationFacts['security']
    const event = openSecurityEvent(vault, { memberId, playerId }, sealed)
    const { subject, text } = securityWords(security, event, site)
    return { title: subject, text }
  }
  if (kind === 'supportAnswer') {
    const { sealed } = facts as NotificationFacts['supportAnswer']
    return own.supportAnswer(openSupportAnswer(vault, { memberId, playerId }, sealed))
  }
  return (own[kind] as (facts: object, formats: Formats) => NotificationWords)(facts, formatsFor(language))
}
