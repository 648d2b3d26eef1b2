import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { countCardPlaces } from '#kinds/card-places.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { type AccountWithCards, readAccountsWithCards, type UnendedCard } from './queries/unopened-cards.ts'

const isUnopened = ({ rules, prizeTable, prize, opened }: UnendedCard): boolean =>
  prize === null || opened < countCardPlaces(getDeckTerms({ rules, prizeTable }).rules)

const sumPrizes = (cards: readonly UnendedCard[]): bigint =>
  cards.reduce((sum, { prize }) => sum + BigInt(prize ?? 0), 0n)

const toAccount = ({ id, currency, balance, version, cards }: AccountWithCards) => {
  const unopened = cards.filter(isUnopened)
  return {
    accountId: Number(id),
    accountCurrency: currency,
    accountBalance: decimal(balance, currency),
    version: Number(version),
    unopened: decimal(sumPrizes(unopened), currency),
    cards: unopened.length,
  }
}

/** The site subtracts the prizes of unopened cards from the balance it shows, so that the balance does not reveal them. */
export const getUnopenedPrizes: Handler<'getUnopenedPrizes'> = async (_, { member, session }, { db }) => {
  const playerId = requirePlayer(session)
  const accounts = await inMember(db, member.id, tx => readAccountsWithCards(tx, member.id, playerId))
  return { accounts: accounts.map(toAccount) }
}
