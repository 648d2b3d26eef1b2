import type { MailTexts } from './mail-kinds.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import { spanish } from './texts/spanish.ts'

const mailLanguages = ['en_US', 'en_GB', 'es_ES', 'fr_FR'] as const
export type MailLanguage = (typeof mailLanguages)[number]

const texts: { readonly [L in MailLanguage]: MailTexts } = {
  en_US: english,
  en_GB: english,
  es_ES: spanish,
  fr_FR: french,
}

export const isMailLanguage = (language: string): language is MailLanguage =>
  (mailLanguages as readonly string[]).includes(language)

export const getMailTexts = (language: MailLanguage): MailTexts => texts[language]

/** The exact language, otherwise one with the same first part, otherwise English. */
export const mailLanguage = (language: string): MailLanguage =>
  mailLanguages.find(each => each === language) ??
  mailLanguages.find(each => each.slice(0, 2) === language.slice(0, 2)) ??
  'en_US'
