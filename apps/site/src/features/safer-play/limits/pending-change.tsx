import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { useSave } from '#shared/account/use-save.ts'
import { dayAndTime } from '#core/time/date.ts'
import { cacheLimits } from '#shared/money/limits-query.ts'
import { exactText } from '#core/money.ts'
import styles from './pending-change.module.css'

type Pending = NonNullable<LimitState['pending']>

export interface PendingChangeProps {
  kind: LimitState['kind']
  pending: Pending
  currencyId: string
  now: number
}

const usePendingText = (
  { newCap, effectiveAt, awaitsConfirmation }: Pending,
  confirmable: boolean,
  currency: string,
) => {
  const t = useText()
  const time = dayAndTime(effectiveAt)
  if (newCap === null) {
    if (!awaitsConfirmation) return t('saferPlay.limits.pendingLift', { time })
    return confirmable ? t('saferPlay.limits.confirmLift') : t('saferPlay.limits.waitsLift', { time })
  }
  const amount = exactText(newCap, currency, 'always')
  if (!awaitsConfirmation) return t('saferPlay.limits.pendingRaise', { amount, time })
  return confirmable
    ? t('saferPlay.limits.confirmRaise', { amount })
    : t('saferPlay.limits.waitsRaise', { amount, time })
}

/** A pending higher limit: the player can cancel it at any time, and confirm it after the delay. */
export function PendingChange({ kind, pending, currencyId, now }: PendingChangeProps) {
  const t = useText()
  const confirmable = pending.awaitsConfirmation && pending.effectiveAt <= now
  const text = usePendingText(pending, confirmable, currencyId)
  const cancel = useSave(async () => cacheLimits(await call('cancelLimitChange', { kind })), {
    successText: t('saferPlay.limits.kept'),
    onSaved: () => undefined,
  })
  const confirm = useSave(async () => cacheLimits(await call('confirmLimitChange', { kind })), {
    successText: t('saferPlay.limits.confirmed'),
    onSaved: () => undefined,
  })
  const refused = cancel.error ?? confirm.error
  return (
    <Note tone="warn" icon="clock">
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="sm" loading={cancel.saving} onPress={() => cancel.save(undefined)}>
          {t('saferPlay.limits.keep')}
        </Button>
        {confirmable && (
          <Button size="sm" loading={confirm.saving} onPress={() => confirm.save(undefined)}>
            {t('saferPlay.limits.confirm')}
          </Button>
        )}
      </div>
      {refused && <p role="alert">{thrownText(refused)}</p>}
    </Note>
  )
}
