import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useIsStale } from '#core/live/live-store.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { Button } from '#parts/controls/button.tsx'
import type { Bulk } from '#parts/table/types.ts'
import { type Decider, maySelect } from './decision.ts'
import type { Withdrawal } from './withdrawal.ts'

interface ChosenProps {
  readonly chosen: readonly Withdrawal[]
}

function Summary({ chosen, hasCeiling }: ChosenProps & { readonly hasCeiling: boolean }) {
  const toText = useSums()
  return (
    <>
      <span>{toText(sumAmounts(chosen, row => row.minorUnits))}</span>
      <span>{hasCeiling ? 'One person each, within your ceiling' : 'One person each'}</span>
    </>
  )
}

function PayButton({
  chosen,
  onPay,
}: ChosenProps & { readonly onPay: (rows: readonly Withdrawal[]) => void }) {
  const isStale = useIsStale()
  return (
    <Button
      disabledReason={isStale ? 'Wait until the page is up to date' : undefined}
      onPress={() => onPay(chosen)}
    >
      Pay {chosen.length}
    </Button>
  )
}

/** Selecting and paying several withdrawals. Undefined for those who may pay none. */
export const createPayBulk = (
  decider: Decider,
  onPay: (rows: readonly Withdrawal[]) => void,
): Bulk<Withdrawal> | undefined =>
  decider.ceiling === undefined
    ? undefined
    : {
        maySelect: row => maySelect(row, decider),
        summary: chosen => <Summary chosen={chosen} hasCeiling={decider.ceiling !== null} />,
        acts: chosen => <PayButton chosen={chosen} onPay={onPay} />,
      }
