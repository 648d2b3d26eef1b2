import { isMailLanguage } from '#mail/mail-languages.ts'
import { getNotificationTexts } from '../texts/get-notification-texts.ts'
import type { Formats, NotificationTexts, NotificationWords } from '../texts/notification-texts.ts'
import { type ChangeableKind, changeableKinds, notificationVariants } from './notification-variants.ts'

/** The start of the keys of these texts in the table of texts. */
export const notificationPrefix = 'notification:'

export const toNotificationKey = (
  kind: ChangeableKind,
  variant: string,
  part: keyof NotificationWords,
): string => notificationPrefix + [kind, variant, part].filter(name => name !== '').join('.')

/** Writes the placeholder of an amount or a time in place of its value. */
const asPlaceholders: Formats = { money: name => `{{${name}}}`, moment: at => String(at) }

const toEntries = (texts: NotificationTexts): [string, string][] =>
  changeableKinds.flatMap(kind =>
    notificationVariants[kind].flatMap(({ name, placeholders }) => {
      const write = texts[kind] as (facts: object, formats: Formats) => NotificationWords
      const { title, text } = write(placeholders, asPlaceholders)
      return [
        [toNotificationKey(kind, name, 'title'), title],
        [toNotificationKey(kind, name, 'text'), text],
      ] satisfies [string, string][]
    }),
  )

/** The shipped texts of notifications by key. Empty for a language that the release does not contain. */
export const getNotificationTemplates = (language: string): ReadonlyMap<string, string> =>
  new Map(isMailLanguage(language) ? toEntries(getNotificationTexts(language)) : [])
