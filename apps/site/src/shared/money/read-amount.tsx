import type { Money } from '@fairground/rules/money/money'
import { exactSum } from '#core/money.ts'

/** The parsed amount beside its field, so that the player sees what a typed point or comma means. */
export function ReadAmount({ sum }: { sum: Money | null }) {
  return (
    <output className="num" aria-live="polite">
      {sum !== null && sum.amount > 0n && <b>{exactSum(sum)}</b>}
    </output>
  )
}
