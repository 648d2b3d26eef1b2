import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { POINTS } from '@fairground/rules/money/currencies'
import { readCurrencyValues } from '#operator/currency-values.ts'
import type { PayIn } from '#ledger/sale/pay-in.ts'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'
import type { InstanceGame } from './queries.ts'

/** Set for a payment in another currency. Undefined without a rate: the lane then refuses the currency. */
export const findPayIn = async (
  db: Database,
  member: Member,
  { currencyId, subscriptions }: Pick<PlaySelection, 'currencyId' | 'subscriptions'>,
  { currency, kind }: InstanceGame,
): Promise<PayIn | undefined> => {
  const isForeign = currencyId !== currency && currencyId !== POINTS && currency !== POINTS
  // Cards are sold only in the currency of their deck.
  if (!isForeign || isInstantKind(kind)) return undefined
  const values = await inMember(db, member.id, tx => readCurrencyValues(tx, member))
  if (!values.has(currencyId) || !values.has(currency)) return undefined
  // An advance payment could be refunded only at a different rate.
  if (subscriptions) throw new Refusal('request.invalid')
  return { currency: currencyId }
}
