import type { MinorUnits } from '#core/format/money.ts'
import { useFormat } from '#core/operator/use-format.ts'

/** Money in the operator's currency, or in the named one. */
export function Amount({
  minor,
  currency,
}: {
  readonly minor: MinorUnits
  readonly currency?: string | undefined
}) {
  const { amount } = useFormat()
  return <span translate="no">{amount(minor, currency)}</span>
}
