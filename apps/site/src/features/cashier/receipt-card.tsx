import type { Receipt } from '@fairground/contract/entities/money/receipt'
import { Badge, type BadgeTone } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { exactText, signedText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime, fullMoment } from '#core/time/date.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import styles from './receipt.module.css'

const tones: { readonly [S in Receipt['state']]: BadgeTone } = {
  open: 'soft',
  done: 'win',
  failed: 'danger',
  returned: 'neutral',
}

/** Date, method, amount, fee, balance, reference and state of a transaction. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const t = useText()
  const getMethodLabel = useMethodLabel()
  const { kind, state, at, amount, currencyId, fee, balanceAfter, method, methodKind, expectedAt } = receipt
  const isFailed = state === 'failed'
  const rows = [
    { id: 'at', term: t('cashier.receipt.at'), value: fullMoment(at) },
    receipt.game !== null && { id: 'game', term: t('cashier.receipt.game'), value: receipt.game },
    method !== null &&
      methodKind !== null && {
        id: 'method',
        term: t('cashier.receipt.method'),
        value: getMethodLabel(methodKind, method),
      },
    {
      id: 'amount',
      term: t('cashier.column.amount'),
      value: isFailed ? exactText(amount, currencyId, 'always') : signedText(amount, currencyId),
    },
    { id: 'fee', term: t('cashier.receipt.fee'), value: exactText(fee, currencyId, 'always') },
    {
      id: 'after',
      term: t('cashier.column.after'),
      value:
        balanceAfter === null
          ? t('cashier.receipt.unchanged')
          : exactText(balanceAfter, currencyId, 'always'),
    },
    { id: 'reference', term: t('cashier.column.reference'), value: receipt.orderId ?? receipt.id },
    expectedAt !== null && {
      id: 'expected',
      term: t('cashier.receipt.expected'),
      value: t('cashier.receipt.by', { time: dayAndTime(expectedAt) }),
    },
  ].filter(row => row !== false)
  return (
    <Card as="div" className={styles.receipt}>
      <p className={styles.site}>{bootstrap.siteName}</p>
      <div className={styles.head}>
        <h2>{t(isFailed ? 'cashier.receipt.failedDeposit' : `cashier.kind.${kind}`)}</h2>
        <Badge size="lg" tone={tones[state]}>
          {t(`cashier.receipt.state.${state}`)}
        </Badge>
      </div>
      {receipt.refusal !== null && <p>{t(`cashier.refusal.${receipt.refusal}`)}</p>}
      {receipt.reason !== null && <p>{receipt.reason}</p>}
      <KeyValueList rows={rows} />
    </Card>
  )
}
