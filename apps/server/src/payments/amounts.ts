import type { PaymentOption } from '@fairground/contract/entities/payment'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { decimal } from '#instance/terms.ts'
import type { AmountRange, Member } from '#member/members.ts'
import type { PaymentKind } from '#providers/payments.ts'

/** Undefined for what is no amount of that currency. */
export const amountOf = (text: string, currency: string): bigint | undefined =>
  isCurrencyCode(currency) ? parseDecimal(text, currency)?.amount : undefined

export interface Range {
  readonly minimum: bigint
  readonly maximum: bigint
}

export const isWithin = (amount: bigint, { minimum, maximum }: Range): boolean =>
  amount >= minimum && amount <= maximum

const usual: AmountRange = { minimum: '10', maximum: '5000' }

const rangeOf = (range: AmountRange, currency: string): Range => {
  const [minimum, maximum] = [amountOf(range.minimum, currency), amountOf(range.maximum, currency)]
  if (minimum === undefined || maximum === undefined) throw new Error(`not amounts of ${currency}`)
  return { minimum, maximum }
}

export const withdrawalRange = ({ settings, currency }: Member): Range =>
  rangeOf(settings.withdrawals ?? usual, currency)

const kinds = { card: 'Card', eWallet: 'E-wallet', bank: 'Bank account' } as const satisfies Record<
  PaymentKind,
  string
>

const isKind = (text: string): text is PaymentKind => Object.hasOwn(kinds, text)

/** What one way to pay takes; undefined where the operator does not offer it. Only his own currency is paid in. */
export const depositRange = (
  { settings, currency }: Member,
  kind: string,
  wanted: string,
): Range | undefined => {
  if (!isKind(kind) || wanted !== currency) return undefined
  const range = settings.deposits?.[kind]
  return range === null ? undefined : rangeOf(range ?? usual, currency)
}

export const paymentOptions = (member: Member, wanted: string): PaymentOption[] =>
  Object.entries(kinds).flatMap(([kind, name]) => {
    const range = depositRange(member, kind, wanted)
    if (!range || !isKind(kind)) return []
    const amounts = {
      minimum: decimal(range.minimum, wanted),
      maximum: decimal(range.maximum, wanted),
      fee: decimal(0n, wanted),
    }
    return [{ id: kind, kind, name, currencyId: wanted, ...amounts }]
  })

export const kindOfOption = (optionId: string): PaymentKind | undefined =>
  isKind(optionId) ? optionId : undefined
