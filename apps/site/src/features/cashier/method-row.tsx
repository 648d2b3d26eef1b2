import type { PaymentMethod } from '@fairground/contract/entities/money/payment-method'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { thrownText } from '#core/text/error-text.ts'
import { longDay } from '#core/time/date.ts'
import { paymentKindIcons } from '#shared/money/payment-kind-icons.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import { useRemoveMethod } from './use-remove-method.ts'
import styles from './methods-screen.module.css'

/** One stored method with its uses, its last use and the button that removes it. */
export function MethodRow({ method }: { method: PaymentMethod }) {
  const t = useText()
  const { kind, lastUsedAt, forDeposits, inUse } = method
  const label = useMethodLabel()(kind, method.label)
  const [confirming, setConfirming] = useState(false)
  const remove = useRemoveMethod(method.id, label)
  const stop = () => setConfirming(false)
  return (
    <li>
      <Icon name={paymentKindIcons[kind]} />
      <span className={styles.what}>
        <b>{label}</b>
        <span className="small muted">
          {t(forDeposits ? 'cashier.methods.both' : 'cashier.methods.payoutOnly')}
        </span>
        {lastUsedAt !== null && (
          <span className="small muted">{t('cashier.methods.used', { day: longDay(lastUsedAt) })}</span>
        )}
      </span>
      <Button
        size="sm"
        label={t('cashier.methods.removeOne', { method: label })}
        disabledReason={inUse ? t('cashier.methods.inUse') : undefined}
        onPress={() => setConfirming(true)}
      >
        {t('cashier.methods.remove')}
      </Button>
      <ActionPopup
        open={confirming}
        title={t('cashier.methods.ask', { method: label })}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('cashier.methods.keep'), onPress: stop }}
        main={{
          label: t('cashier.methods.remove'),
          tone: 'equal',
          loading: remove.isPending,
          onPress: () => remove.mutate(),
        }}
      >
        <p>{t('cashier.methods.askText')}</p>
        {remove.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(remove.error)}
          </Note>
        )}
      </ActionPopup>
    </li>
  )
}
