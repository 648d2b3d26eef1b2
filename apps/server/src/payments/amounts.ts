import type { PaymentOption } from '@fairground/contract/entities/money/payment'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { decimal } from '#platform/money.ts'
import type { AmountRange, Member } from '#operator/members.ts'
import type { PaymentKind } from '#providers/payments.ts'

/** Undefined when the text is not an amount of that currency. */
export const parseAmount = (text: string, currency: string): bigint | undefined =>
  isCurrencyCode(currency) ? parseDecimal(text, currency)?.amount : undefined

export interface Range {
  readonly minimum: bigint
  readonly maximum: bigint
}

export const isWithin = (amount: bigint, { minimum, maximum }: Range): boolean =>
  amount >= minimum && amount <= maximum

const defaultRange: AmountRange = { minimum: '10', maximum: '5000' }

const parseRange = (range: AmountRange, currency: string): Range => {
  const [minimum, maximum] = [parseAmount(range.minimum, currency), parseAmount(range.maximum, currency)]
  if (minimum === undefined || maximum === undefined)
    throw new Error(`the amount range of the operator is not valid in ${currency}`)
  return { minimum, maximum }
}

export const withdrawalRange = ({ settings, currency }: Member): Range =>
  parseRange(settings.withdrawals ?? defaultRange, currency)

const kinds = { card: 'Card', eWallet: 'E-wallet', bank: 'Bank account' } as const satisfies Record<
  PaymentKind,
  string
>

const isKind = (text: string): text is PaymentKind => Object.hasOwn(kinds, text)

/** The amounts a payment kind accepts. Undefined when the operator does not offer it or does not use the currency. */
export const depositRange = (
  { settings, currency }: Member,
  kind: string,
  currencyId: string,
): Range | undefined => {
  if (!isKind(kind) || currencyId !== currency) return undefined
  const range = settings.deposits?.[kind]
  return range === null ? undefined : parseRange(range ?? defaultRange, currency)
}

export const paymentOptions = (member: Member, currencyId: string): PaymentOption[] =>
  Object.entries(kinds).flatMap(([kind, name]) => {
    const range = depositRange(member, kind, currencyId)
    if (!range || !isKind(kind)) return []
    const amounts = {
      minimum: decimal(range.minimum, currencyId),
      maximum: decimal(range.maximum, currencyId),
      fee: decimal(0n, currencyId),
    }
    return [{ id: kind, kind, name, currencyId: currencyId, ...amounts }]
  })

export const findPaymentKind = (optionId: string): PaymentKind | undefined =>
  isKind(optionId) ? optionId : undefined
