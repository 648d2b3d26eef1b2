import { fromDecimal } from '@fairground/rules/money/money'
import type { Member } from '#operator/members.ts'
import { parseCurrency } from '#platform/money.ts'

const defaultCap = '20.00'

/** What a player may give in a calendar month, in the operator's currency. */
export const giftCap = ({ settings, currency }: Member): bigint =>
  fromDecimal(settings.giftsPerMonth ?? defaultCap, parseCurrency(currency)).amount
