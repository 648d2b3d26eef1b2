import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { OtherAccount } from './other-account.tsx'

const icons: { readonly [K in SavedPayment['kind']]: IconName } = {
  card: 'card',
  eWallet: 'wallet',
  bank: 'bank',
}

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
          icon: icons[method.kind],
          title: method.label,
          note: getNote(method),
        }))}
        value={value}
        onChange={onChange}
      />
      <OtherAccount />
    </>
  )
}
