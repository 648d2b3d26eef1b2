import type { Output } from '@fairground/contract/operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { MoneyNotice } from '#shared/money/money-notice.tsx'
import { exactText, toMoney } from '#core/money.ts'
import { AddPayoutMethod } from './add-payout-method.tsx'
import { BonusList } from './bonus-list.tsx'

type Step = Output<'getWithdrawalStep'>
type Obstacle = Exclude<Step['status'], 'ok'>

interface Remedy {
  readonly icon: IconName
  /** The page that resolves it; null opens the full registration modal. */
  readonly href: string | null
}

const remedies: { readonly [O in Obstacle]: Remedy } = {
  countryDisabled: { icon: 'globe', href: '/contact' },
  notEnabled: { icon: 'lock', href: '/contact' },
  needFullRegistration: { icon: 'user', href: null },
  verifyAccount: { icon: 'shield', href: '/account/verification' },
  mustDepositFirst: { icon: 'card', href: '/deposit' },
  onePendingOnly: { icon: 'clock', href: '/withdraw/pending' },
  wageringRemaining: { icon: 'tag', href: '/' },
  notEnoughFunds: { icon: 'wallet', href: '/cashier/history' },
}

/** A secondary button avoids pushing the player to deposit or play. */
const lowKey: ReadonlySet<Obstacle> = new Set<Obstacle>([
  'wageringRemaining',
  'mustDepositFirst',
  'notEnoughFunds',
])

function RemedyButton({ why }: { why: Obstacle }) {
  const label = useText()(`withdrawal.blocked.${why}.go`)
  const { href } = remedies[why]
  const tone = lowKey.has(why) ? 'secondary' : 'primary'
  return href === null ? (
    <Button tone={tone} onPress={() => openModal('fullRegistration')}>
      {label}
    </Button>
  ) : (
    <ButtonLink tone={tone} href={href}>
      {label}
    </ButtonLink>
  )
}

export interface BlockedProps extends Pick<Step, 'available' | 'minimum' | 'wageringRemaining'> {
  why: Obstacle
  currencyId: string
}

/** The current obstacle and the page that resolves it. */
export function Blocked({ why, currencyId, ...amounts }: BlockedProps) {
  const t = useText()
  const sum = (amount: string) => exactText(amount, currencyId, 'always')
  const facts = {
    available: sum(amounts.available),
    minimum: sum(amounts.minimum),
    wagering: sum(amounts.wageringRemaining),
  }
  if (why === 'mustDepositFirst' && toMoney(amounts.available, currencyId).amount > 0n)
    return <AddPayoutMethod available={amounts.available} currencyId={currencyId} />
  return (
    <>
      <MoneyNotice
        tone={why === 'onePendingOnly' ? 'info' : 'warn'}
        icon={remedies[why].icon}
        title={t(`withdrawal.blocked.${why}.title`, facts)}
        actions={<RemedyButton why={why} />}
      >
        {t(`withdrawal.blocked.${why}.text`, facts)}
      </MoneyNotice>
      {why === 'wageringRemaining' && <BonusList currencyId={currencyId} />}
    </>
  )
}
