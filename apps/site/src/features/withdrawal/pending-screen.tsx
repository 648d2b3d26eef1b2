import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { pendingWithdrawalsQuery } from '#shared/money/cashier-queries.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'
import { useFailedText } from './use-failed-text.ts'
import { withdrawalQuery } from './withdrawal-queries.ts'

const height = 360

function NothingPending() {
  const t = useText()
  return (
    <EmptyState
      title={t('withdrawal.none.title')}
      text={t('withdrawal.none.text')}
      action={
        <ButtonRow>
          <ButtonLink href="/withdraw">{t('withdrawal.none.start')}</ButtonLink>
          <ButtonLink href="/cashier/history">{t('withdrawal.history')}</ButtonLink>
        </ButtonRow>
      }
    />
  )
}

function WithdrawalById({ orderId }: { orderId: number }) {
  const query = useQuery(withdrawalQuery(orderId))
  return (
    <Loaded query={query} failed={useFailedText()} height={height}>
      {withdrawal => <WithdrawalProgress key={orderId} withdrawal={withdrawal} />}
    </Loaded>
  )
}

/** Adds the order id to the address, so that the page still finds the withdrawal after it is final. */
function PendingWithdrawal() {
  const query = useQuery(pendingWithdrawalsQuery)
  return (
    <Loaded query={query} failed={useFailedText()} height={height}>
      {({ pendingWithdrawals: [first] }) =>
        first ? <Navigate to={`?id=${first.orderId}`} replace /> : <NothingPending />
      }
    </Loaded>
  )
}

export function PendingScreen() {
  const t = useText()
  const [parameters] = useSearchParams()
  const orderId = Number(parameters.get('id') ?? 0)
  return (
    <MoneyPage page="withdraw" title={t('withdrawal.yours')} back="/withdraw">
      {Number.isSafeInteger(orderId) && orderId > 0 ? (
        <WithdrawalById orderId={orderId} />
      ) : (
        <PendingWithdrawal />
      )}
    </MoneyPage>
  )
}
