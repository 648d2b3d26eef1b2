import { inMember } from '@fairground/database/transaction'
import { currencyRatio } from '@fairground/rules/money/exchange'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { readCurrencyValues } from '#operator/currency-values.ts'

export const getCurrencyRatio: Handler<'getCurrencyRatio'> = async ({ from, to }, { member }, { db }) => {
  const values = await inMember(db, member.id, tx => readCurrencyValues(tx, member))
  const [source, target] = [values.get(from), values.get(to)]
  if (!source || !target) throw new Refusal('profile.notFound')
  return { ratio: currencyRatio(source.value, target.value), exchangeable: source.retired && !target.retired }
}
