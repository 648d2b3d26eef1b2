import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { Note } from '@fairground/ui/parts/note.tsx'
import { bootstrap } from '#app/bootstrap.ts'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { LimitBar } from '#shared/limit-bar.tsx'
import { exactText } from '#shared/money.ts'
import { isSet } from '#shared/tightest-limit.ts'
import styles from './standing-of-limit.module.css'

export interface StandingOfLimitProps {
  limit: LimitStanding
  currencyId: string
  /** A change is being typed: when one could start at the earliest is told by the change itself. */
  quiet: boolean
  now: number
}

/** What is used and left of a limit, when it begins anew, and whose it is where it is not the player's. */
export function StandingOfLimit({ limit, currencyId, quiet, now }: StandingOfLimitProps) {
  const t = useText()
  const { setBy, used, cap, raise, pending } = limit
  const text = (amount: string) => exactText(amount, currencyId, 'always')
  const waits = raise !== null && pending === null && raise.effectiveAt > now
  return (
    <div className={styles.standing}>
      {isSet(limit) && <LimitBar limit={limit} currencyId={currencyId} />}
      <p className={styles.line}>
        <span>
          {cap === null
            ? t('saferPlay.limits.soFar', { used: text(used) })
            : t('saferPlay.headroom.used', { used: text(used), cap: text(cap) })}{' '}
          {t('saferPlay.headroom.resets', { time: dayAndTime(limit.resetsAt) })}
        </span>
        {isSet(limit) && <b>{t('saferPlay.headroom.left', { amount: text(limit.left) })}</b>}
      </p>
      {cap !== null && (setBy === 'operator' || setBy === 'support') && (
        <Note icon="shield">
          {t(`saferPlay.limits.${setBy}`, { site: bootstrap.siteName, amount: text(cap) })}
        </Note>
      )}
      {waits && !quiet && (
        <p className={styles.line}>
          {t('saferPlay.limits.earliest', { time: dayAndTime(raise.effectiveAt) })}
        </p>
      )}
    </div>
  )
}
