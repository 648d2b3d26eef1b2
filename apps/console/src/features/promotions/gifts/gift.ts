import type { PageRow } from '#core/api/use-rows.ts'

export type Gift = PageRow<'listGifts'>
export type GiftGroup = PageRow<'listGiftGroups'>

/** The text in the language of the platform, which every text has, or any other. */
export const getText = (texts: Readonly<Record<string, string>>): string =>
  texts['en_US'] ?? Object.values(texts)[0] ?? ''
