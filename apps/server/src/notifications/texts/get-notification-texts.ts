import type { MailLanguage } from '#mail/mail-languages.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import type { NotificationTexts } from './notification-texts.ts'
import { spanish } from './spanish.ts'

const texts: { readonly [L in MailLanguage]: NotificationTexts } = {
  en_US: english,
  en_GB: english,
  es_ES: spanish,
  fr_FR: french,
}

export const getNotificationTexts = (language: MailLanguage): NotificationTexts => texts[language]
