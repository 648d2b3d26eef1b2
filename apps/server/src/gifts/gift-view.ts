import type { Gift, SentGift } from '@fairground/contract/entities/rewards/reward'
import type { GiftState } from '@fairground/rules/rewards/gift'
import { decimal } from '#platform/money.ts'
import type { CatalogueRow, Texts } from './queries/catalogue.ts'
import type { ReceivedRow } from './queries/received.ts'
import type { SentRow } from './queries/sent.ts'

/** The text in the language, otherwise in one with the same first part, otherwise in English. */
export const pickText = (texts: Texts, language: string): string =>
  texts[language] ??
  Object.entries(texts).find(([name]) => name.slice(0, 2) === language.slice(0, 2))?.[1] ??
  texts.en_US ??
  ''

const toCommon = (row: CatalogueRow | ReceivedRow, language: string) => ({
  giftId: row.id,
  giftGroupId: row.groupId,
  title: pickText(row.titles, language),
  description: pickText(row.descriptions, language),
  imageUrl: null,
  currencyId: row.currency,
  gameId: row.gameId,
  gameTitle: row.gameTitle,
  plays: row.plays,
})

export const toCatalogueGift = (row: CatalogueRow, language: string): Gift => ({
  ...toCommon(row, language),
  cost: decimal(row.cost, row.currency),
  state: null,
  useBy: null,
  card: null,
  message: null,
  fromName: null,
  receivedAt: null,
  acknowledged: false,
})

const receivedStates: { readonly [S in Exclude<GiftState, 'DRAFT'>]: NonNullable<Gift['state']> } = {
  WRAPPED: 'wrapped',
  OPENED: 'opened',
  USED: 'used',
  SENT_BACK: 'sentBack',
  RETURNED: 'returned',
}

/** The message is part of what is inside, so it is shown when the gift has been opened. */
export const toReceivedGift = (row: ReceivedRow, language: string): Gift => ({
  ...toCommon(row, language),
  cost: decimal(row.amount, row.currency),
  state: row.state === 'DRAFT' ? null : receivedStates[row.state],
  useBy: row.useBy,
  card: row.card as Gift['card'],
  message: row.state === 'WRAPPED' ? null : row.message,
  fromName: row.fromName,
  receivedAt: row.boughtAt,
  acknowledged: row.seenAt !== null,
})

const sentStates: { readonly [S in GiftState]: SentGift['state'] } = {
  DRAFT: 'wrapped',
  WRAPPED: 'wrapped',
  OPENED: 'opened',
  USED: 'opened',
  SENT_BACK: 'sentBack',
  RETURNED: 'returned',
}

export const toSentGift = (row: SentRow, toName: string, language: string): SentGift => ({
  giftId: row.id,
  title: pickText(row.titles, language),
  toName,
  state: sentStates[row.state],
  cost: decimal(row.amount, row.currency),
  currencyId: row.currency,
  useBy: row.useBy,
  changedAt: row.changedAt,
})
