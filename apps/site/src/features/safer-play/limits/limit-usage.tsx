import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { LimitBar } from '#shared/money/limit-bar.tsx'
import { exactText } from '#core/money.ts'
import { isSet } from '#shared/money/tightest-limit.ts'
import styles from './limit-usage.module.css'

export interface LimitUsageProps {
  limit: LimitState
  currencyId: string
  /** Hides the earliest start while the player types a change, because the row shows the actual start. */
  quiet: boolean
  now: number
}

/** The used and remaining amount, the reset time, and a note if the operator set the limit. */
export function LimitUsage({ limit, currencyId, quiet, now }: LimitUsageProps) {
  const t = useText()
  const { setBy, used, cap, raise, pending } = limit
  const text = (amount: string) => exactText(amount, currencyId, 'always')
  const waits = raise !== null && pending === null && raise.effectiveAt > now
  return (
    <div className={styles.usage}>
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
