import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { receiptQuery } from '#shared/money/cashier-queries.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import styles from './receipt.module.css'

function ReceiptById({ id }: { id: number }) {
  const t = useText()
  const query = useQuery({ ...receiptQuery(id), refetchOnMount: 'always', retry: false })
  return (
    <Loaded
      query={query}
      height={360}
      failed={{ title: t('cashier.receipt.failed'), text: t('cashier.history.failedText') }}
    >
      {receipt => <ReceiptCard receipt={receipt} />}
    </Loaded>
  )
}

/** The details of one transaction, which can be printed. */
export function ReceiptScreen() {
  const t = useText()
  const [address] = useSearchParams()
  const id = Number(address.get('id'))
  const isKnown = Number.isSafeInteger(id) && id > 0
  return (
    <MoneyPage page="history" title={t('cashier.receipt.title')} back="/cashier/history">
      {isKnown ? <ReceiptById id={id} /> : <EmptyState title={t('cashier.receipt.failed')} />}
      <div className={styles.actions}>
        <ButtonRow>
          <ButtonLink href="/cashier/history">{t('cashier.receipt.back')}</ButtonLink>
          {isKnown && <Button onPress={() => window.print()}>{t('cashier.receipt.print')}</Button>}
        </ButtonRow>
      </div>
    </MoneyPage>
  )
}
