import type { PlaysWanted } from '@fairground/contract/entities/join'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { POINTS } from '@fairground/rules/money/currencies'
import { readCurrencyValues } from '#member/currency-values.ts'
import type { PayIn } from '#ledger/pay-in.ts'
import type { Member } from '#member/members.ts'
import { Refusal } from '#operation/refusal.ts'
import type { GameOfInstance } from './queries.ts'

/** At which rate another currency pays for plays. None where the operator has no rate: the lane then knows no such currency. */
export const payInOf = async (
  db: Database,
  member: Member,
  { currencyId, subscriptions }: Pick<PlaysWanted, 'currencyId' | 'subscriptions'>,
  { currency, kind }: GameOfInstance,
): Promise<PayIn | undefined> => {
  const isOther = currencyId !== currency && currencyId !== POINTS && currency !== POINTS
  // The cards of a deck are sold in its currency alone.
  if (!isOther || isInstantKind(kind)) return undefined
  const values = await inMember(db, member.id, tx => readCurrencyValues(tx, member))
  const [given, wanted] = [values.get(currencyId), values.get(currency)]
  if (!given || !wanted) return undefined
  // What is paid ahead would be given back at another rate.
  if (subscriptions) throw new Refusal('request.invalid')
  return { currency: currencyId, value: given.value, gameValue: wanted.value }
}
