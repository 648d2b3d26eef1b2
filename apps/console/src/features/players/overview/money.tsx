import { useFormat } from '#core/operator/use-format.ts'

/** An amount, with a plus if it came in. */
export function Money({
  amount,
  currency,
  isSigned = false,
  sign = 1,
}: {
  readonly amount: string
  readonly currency?: string | undefined
  readonly isSigned?: boolean
  readonly sign?: 1 | -1
}) {
  const format = useFormat()
  const value = isSigned ? BigInt(amount) * BigInt(sign) : BigInt(amount)
  return (
    <span translate="no">
      {isSigned && value > 0n && '+'}
      {format.amount(value, currency)}
    </span>
  )
}
