import type { Referral } from '@fairground/contract/entities/rewards/referral'
import { Badge, type BadgeTone } from '@fairground/ui/feedback/badge.tsx'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import styles from './referrals.module.css'

const tones: { readonly [S in Referral['status']]: BadgeTone } = {
  invited: 'neutral',
  registered: 'soft',
  deposited: 'soft',
  rewarded: 'win',
}

/** One row per friend, each an `li`. */
export function ReferralRows({ referrals }: { referrals: readonly Referral[] }) {
  const t = useText()
  return referrals.map(({ name, status, invitedAt, registeredAt, earned, currencyId }) => (
    <li key={`${name}/${invitedAt}`} className={styles.row}>
      <span className={styles.name}>
        <b>{name}</b>
        <span className="small muted">
          {t(`referrals.since.${status}`, { day: shortDay(registeredAt ?? invitedAt) })}
        </span>
      </span>
      {status === 'rewarded' && <b className="num">{exactText(earned, currencyId, 'always')}</b>}
      <Badge tone={tones[status]}>{t(`referrals.status.${status}`)}</Badge>
    </li>
  ))
}
