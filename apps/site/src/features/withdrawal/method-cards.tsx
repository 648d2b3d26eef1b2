import type { SavedPayment } from '@fairground/contract/entities/payment'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { RadioCards } from '@fairground/ui/parts/radio-card.tsx'
import { useText } from '#app/text.ts'
import { longDay } from '#shared/date.ts'
import { OtherAccount } from './other-account.tsx'

const icons: { readonly [K in SavedPayment['kind']]: IconName } = {
  card: 'card',
  eWallet: 'wallet',
  bank: 'bank',
}

interface MethodCardsProps {
  methods: readonly SavedPayment[]
  /** Those that a withdrawal has gone to. */
  paidBefore: ReadonlySet<string>
  value: string
  onChange: (id: string) => void
}

/** Money goes back only to where the player has paid from. */
export function MethodCards({ methods, paidBefore, value, onChange }: MethodCardsProps) {
  const t = useText()
  const noteOf = ({ id, lastUsedAt }: SavedPayment): string | undefined => {
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
          note: noteOf(method),
        }))}
        value={value}
        onChange={onChange}
      />
      <OtherAccount />
    </>
  )
}
