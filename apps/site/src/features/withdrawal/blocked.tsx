import type { Output } from '@fairground/contract/operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { MoneyNotice } from '#features/cashier/money-notice.tsx'
import { exactText } from '#shared/money.ts'
import { BonusList } from './bonus-list.tsx'

type Step = Output<'getWithdrawalStep'>
type Obstacle = Exclude<Step['status'], 'ok'>

interface Told {
  readonly icon: IconName
  /** Where it is put right; a registration is finished on the spot. */
  readonly href: string | null
}

const told: { readonly [O in Obstacle]: Told } = {
  countryDisabled: { icon: 'globe', href: '/contact' },
  notEnabled: { icon: 'lock', href: '/contact' },
  needFullRegistration: { icon: 'user', href: null },
  verifyAccount: { icon: 'shield', href: '/account/verification' },
  mustDepositFirst: { icon: 'card', href: '/deposit' },
  onePendingOnly: { icon: 'clock', href: '/withdraw/pending' },
  wageringRemaining: { icon: 'tag', href: '/' },
  notEnoughFunds: { icon: 'wallet', href: '/cashier/history' },
}

/** What is missing is asked for plainly; nobody is sent to play or to pay with a loud button. */
const plain: ReadonlySet<Obstacle> = new Set<Obstacle>([
  'wageringRemaining',
  'mustDepositFirst',
  'notEnoughFunds',
])

function WayOn({ why }: { why: Obstacle }) {
  const label = useText()(`withdrawal.blocked.${why}.go`)
  const { href } = told[why]
  const tone = plain.has(why) ? 'secondary' : 'primary'
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

/** The one thing that stands in the way now, and where it is put right. */
export function Blocked({ why, currencyId, ...amounts }: BlockedProps) {
  const t = useText()
  const sum = (amount: string) => exactText(amount, currencyId, 'always')
  const facts = {
    available: sum(amounts.available),
    minimum: sum(amounts.minimum),
    wagering: sum(amounts.wageringRemaining),
  }
  return (
    <>
      <MoneyNotice
        tone={why === 'onePendingOnly' ? 'info' : 'warn'}
        icon={told[why].icon}
        title={t(`withdrawal.blocked.${why}.title`, facts)}
        actions={<WayOn why={why} />}
      >
        {t(`withdrawal.blocked.${why}.text`, facts)}
      </MoneyNotice>
      {why === 'wageringRemaining' && <BonusList currencyId={currencyId} />}
    </>
  )
}
