import { inMember } from '@fairground/database/transaction'
import { currencyRatio } from '@fairground/rules/money/exchange'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { readCurrencyValues } from '#member/currency-values.ts'

export const getCurrencyRatio: Handler<'getCurrencyRatio'> = async ({ from, to }, { member }, { db }) => {
  const values = await inMember(db, member.id, tx => readCurrencyValues(tx, member))
  const [given, got] = [values.get(from), values.get(to)]
  if (!given || !got) throw new Refusal('profile.notFound')
  return { ratio: currencyRatio(given.value, got.value), exchangeable: given.retired && !got.retired }
}
