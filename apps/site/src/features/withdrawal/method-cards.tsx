import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { paymentKindIcons } from '#shared/money/payment-kind-icons.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import { OtherAccount } from './other-account.tsx'

interface MethodCardsProps {
  methods: readonly SavedPayment[]
  /** The methods of earlier withdrawals. */
  paidBefore: ReadonlySet<string>
  value: string
  onChange: (id: string) => void
}

/** Withdrawals go only to methods that the player has deposited with. */
export function MethodCards({ methods, paidBefore, value, onChange }: MethodCardsProps) {
  const t = useText()
  const getMethodLabel = useMethodLabel()
  const getNote = ({ id, lastUsedAt }: SavedPayment): string | undefined => {
    if (paidBefore.has(id)) return t('withdrawal.to.before')
    return lastUsedAt === null ? undefined : t('withdrawal.to.used', { day: longDay(lastUsedAt) })
  }
  return (
    <>
      <RadioCards
        legend={t('withdrawal.to.title')}
        name="method"
        options={methods.map(method => ({
          id: method.id,
          icon: paymentKindIcons[method.kind],
          title: getMethodLabel(method.kind, method.label),
          note: getNote(method),
        }))}
        value={value}
        onChange={onChange}
      />
      <OtherAccount />
    </>
  )
}
