import { formatExact } from '@fairground/rules/money/format'
import { type MailLanguage, mailLanguage } from '#mail/mail-languages.ts'
import { mailMoment, toLocale } from '#mail/mail-moment.ts'
import { type SecurityTexts, securityWords } from '#mail/security-event.ts'
import { securityEnglish } from '#mail/texts/security/english.ts'
import { securityFrench } from '#mail/texts/security/french.ts'
import { securitySpanish } from '#mail/texts/security/spanish.ts'
import { toMoney } from '#platform/money.ts'
import { openSecurityEvent } from '#player/sealed/sealed-security-event.ts'
import { openSupportAnswer } from '#player/sealed/sealed-support-answer.ts'
import type { Vault } from '#vault/vault.ts'
import type { NewNotification, NotificationFacts } from './notification-facts.ts'
import { isChangeable } from './templates/notification-variants.ts'
import { type OwnNotificationTexts, withOwnWords } from './templates/with-own-words.ts'
import { getNotificationTexts } from './texts/get-notification-texts.ts'
import type { Formats, NotificationWords } from './texts/notification-texts.ts'

const securityTexts: { readonly [L in MailLanguage]: SecurityTexts } = {
  en_US: securityEnglish,
  en_GB: securityEnglish,
  es_ES: securitySpanish,
  fr_FR: securityFrench,
}

interface Reader {
  readonly memberId: number
  readonly site: string
  readonly language: string
  /** The operator's texts in this language. */
  readonly own: OwnNotificationTexts
}

const formatsFor = (language: string): Formats => ({
  money: (amount, currency) => formatExact(toMoney(BigInt(amount), currency), { locale: toLocale(language) }),
  moment: at => mailMoment(language, at),
})

/** The title and text of a notification in the player's language. */
export const writeWords = (
  vault: Vault,
  { kind, facts, playerId }: Omit<NewNotification, 'subject'>,
  { memberId, site, language, own }: Reader,
): NotificationWords => {
  const shipped = mailLanguage(language)
  if (kind === 'security') {
    const { sealed } = facts as NotificationFacts['security']
    const event = openSecurityEvent(vault, { memberId, playerId }, sealed)
    const { subject, text } = securityWords(securityTexts[shipped], event, site)
    return { title: subject, text }
  }
  const opened =
    kind === 'supportAnswer'
      ? openSupportAnswer(vault, { memberId, playerId }, (facts as NotificationFacts['supportAnswer']).sealed)
      : facts
  const formats = formatsFor(language)
  const write = getNotificationTexts(shipped)[kind] as (facts: object, formats: Formats) => NotificationWords
  const words = write(opened, formats)
  return isChangeable(kind)
    ? withOwnWords({ kind, facts: opened as never, words }, own, formats, language)
    : words
}
