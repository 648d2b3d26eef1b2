import { toJoinError } from '@fairground/contract/errors/join'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useQuery } from '@tanstack/react-query'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { RefusalText } from '#features/purchase/refusal-text.tsx'
import { receiptQuery } from '#shared/money/cashier-queries.ts'
import type { StoredPayment } from '../stored-payment.ts'
import styles from '../wizard.module.css'

interface FailedStepProps {
  readonly payment: StoredPayment
  /** The refusal of the purchase after a successful payment; undefined if the payment itself failed. */
  readonly refused: JoinResult | undefined
}

/** Why there is no ticket, and where the money is. */
export function FailedStep({ payment, refused }: FailedStepProps) {
  const t = useText()
  const { amount, currencyId } = payment.order.request
  const orderId = payment.order.orderId ?? 0
  const sum = exactText(amount, currencyId, 'always')
  const receipt = useQuery({ ...receiptQuery(orderId), enabled: refused === undefined && orderId > 0 }).data
  const error = refused && toJoinError(refused.exitCode)
  return (
    <div className={styles.result} role="alert">
      <span className={styles.mark} data-tone="danger">
        <Icon name="card" size="lg" />
      </span>
      <h3>{t(refused ? 'oneClick.failed.notBought' : 'oneClick.failed.declined')}</h3>
      {refused ? (
        <>
          {error && <RefusalText refusal={{ ...refused, error }} />}
          <p>
            <b>{t('oneClick.failed.inBalance', { amount: sum })}</b>
          </p>
        </>
      ) : (
        <p>
          <b>{t('oneClick.failed.notCharged')}</b> {t('oneClick.failed.kept')}
        </p>
      )}
      <KeyValueList
        rows={[
          { id: 'tried', term: t('oneClick.failed.tried'), value: sum },
          { id: 'when', term: t('oneClick.failed.when'), value: dayAndTime(payment.order.sentAt) },
          { id: 'reference', term: t('oneClick.failed.reference'), value: String(orderId) },
        ]}
      />
      {!refused && (
        <Note>{receipt?.refusal ? t(`cashier.refusal.${receipt.refusal}`) : t('oneClick.failed.block')}</Note>
      )}
    </div>
  )
}
