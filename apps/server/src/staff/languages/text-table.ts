import type { textAreas, textFilters } from '@fairground/contract/operator/operations/languages'
import { defaultLanguage } from '@fairground/contract/constants'
import type { Tx } from '@fairground/database/transaction'
import { getMailTemplates } from '#mail/mail-templates.ts'
import { getNotificationTemplates, notificationPrefix } from '#notifications/index.ts'
import { type OwnText, readOwnTexts } from '#site-content/texts/queries.ts'
import { getShippedTexts, type Texts } from '#site-content/texts/shipped-texts.ts'
import { findSource, getNeededKeys, hashText } from '#site-content/texts/text-rules.ts'

export type TextArea = (typeof textAreas)[number]
export type TextFilter = (typeof textFilters)[number]

export interface ListedText {
  readonly key: string
  readonly source: string
  readonly shipped: string | null
  readonly own: string | null
  readonly isMissing: boolean
  readonly isChanged: boolean
}

/** The texts that an operator can change, in the language of the release and in a shipped language. */
const getAllShipped = (language: string): Texts =>
  new Map([
    ...getShippedTexts(language),
    ...getMailTemplates(language),
    ...getNotificationTemplates(language),
  ])
const getAllSources = (): Texts => getAllShipped(defaultLanguage)

const findArea = (key: string): TextArea => {
  if (key.startsWith(notificationPrefix)) return 'notification'
  return key.startsWith('mail:') ? 'mail' : 'site'
}

/** Variants of English share its texts, so that they miss none. */
const isEnglish = (language: string): boolean => language === 'en' || language.startsWith('en_')

const toRow = (
  key: string,
  language: string,
  source: string,
  shipped: string | undefined,
  own: OwnText | undefined,
): ListedText => ({
  key,
  source,
  shipped: shipped ?? null,
  own: own?.text ?? null,
  isMissing: own === undefined && shipped === undefined && !isEnglish(language),
  // A text from before this record has no hash.
  isChanged: own !== undefined && own.sourceHash !== '' && own.sourceHash !== hashText(source),
})

/** All texts of a language in the order of their keys. */
export const readTextTable = async (tx: Tx, memberId: number, language: string): Promise<ListedText[]> => {
  const sources = getAllSources()
  const shipped = getAllShipped(language)
  const own = new Map((await readOwnTexts(tx, memberId, language)).map(text => [text.key, text]))
  return getNeededKeys(sources, language)
    .map(key => toRow(key, language, findSource(sources, key) ?? '', shipped.get(key), own.get(key)))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const filters: { readonly [F in TextFilter]: (row: ListedText) => boolean } = {
  all: () => true,
  missing: row => row.isMissing,
  changed: row => row.isChanged,
  own: row => row.own !== null,
}

export const selectRows = (
  rows: readonly ListedText[],
  {
    filter = 'all',
    area,
  }: { readonly filter?: TextFilter | undefined; readonly area?: TextArea | undefined },
): readonly ListedText[] => rows.filter(row => filters[filter](row) && (!area || findArea(row.key) === area))
