import type { AchievementName } from '@fairground/rules/rewards/achievements'
import { type MailLanguage, mailLanguage } from '#mail/mail-languages.ts'
import type { AchievementText, AchievementTexts } from './achievement-text.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import { spanish } from './texts/spanish.ts'

const texts: { readonly [L in MailLanguage]: AchievementTexts } = {
  en_US: english,
  en_GB: { ...english, favourites: { title: 'Favourites', description: 'Mark 3 games as favourites' } },
  es_ES: spanish,
  fr_FR: french,
}

export const achievementText = (language: string, name: AchievementName): AchievementText =>
  texts[mailLanguage(language)][name]
