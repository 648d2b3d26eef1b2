import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { dayAndTime } from '#shared/date.ts'
import { takeLimits } from '#shared/limits-query.ts'
import { exactText } from '#shared/money.ts'
import styles from './pending-change.module.css'

type Pending = NonNullable<LimitStanding['pending']>

export interface PendingChangeProps {
  kind: LimitStanding['kind']
  pending: Pending
  currencyId: string
  now: number
}

/** What is to become of the limit, in one sentence. */
const usePendingText = (
  { newCap, effectiveAt, awaitsConfirmation }: Pending,
  ripe: boolean,
  currency: string,
) => {
  const t = useText()
  const time = dayAndTime(effectiveAt)
  if (newCap === null) {
    if (!awaitsConfirmation) return t('saferPlay.limits.pendingLift', { time })
    return ripe ? t('saferPlay.limits.confirmLift') : t('saferPlay.limits.waitsLift', { time })
  }
  const amount = exactText(newCap, currency, 'always')
  if (!awaitsConfirmation) return t('saferPlay.limits.pendingRaise', { amount, time })
  return ripe
    ? t('saferPlay.limits.confirmRaise', { amount })
    : t('saferPlay.limits.waitsRaise', { amount, time })
}

/** A looser limit that waits: it can always be dropped, and confirmed once its time has come. */
export function PendingChange({ kind, pending, currencyId, now }: PendingChangeProps) {
  const t = useText()
  const ripe = pending.awaitsConfirmation && pending.effectiveAt <= now
  const text = usePendingText(pending, ripe, currencyId)
  const keep = useSaving(async () => takeLimits(await call('cancelLimitChange', { kind })), {
    told: t('saferPlay.limits.kept'),
    onSaved: () => undefined,
  })
  const confirm = useSaving(async () => takeLimits(await call('confirmLimitChange', { kind })), {
    told: t('saferPlay.limits.confirmed'),
    onSaved: () => undefined,
  })
  const refused = keep.error ?? confirm.error
  return (
    <Note tone="warn" icon="clock">
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="sm" loading={keep.saving} onPress={() => keep.save(undefined)}>
          {t('saferPlay.limits.keep')}
        </Button>
        {ripe && (
          <Button size="sm" loading={confirm.saving} onPress={() => confirm.save(undefined)}>
            {t('saferPlay.limits.confirm')}
          </Button>
        )}
      </div>
      {refused && <p role="alert">{thrownText(refused)}</p>}
    </Note>
  )
}
