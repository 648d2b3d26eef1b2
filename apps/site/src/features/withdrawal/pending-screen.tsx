import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { pendingWithdrawalsQuery } from '#features/cashier/cashier-queries.ts'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { Loaded } from '#shared/loaded.tsx'
import { FollowedWithdrawal } from './followed-withdrawal.tsx'
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

function One({ orderId }: { orderId: number }) {
  const query = useQuery(withdrawalQuery(orderId))
  return (
    <Loaded query={query} failed={useFailedText()} height={height}>
      {withdrawal => <FollowedWithdrawal key={orderId} withdrawal={withdrawal} />}
    </Loaded>
  )
}

/** The one under way gets its number into the address: there it is still found when it has ended. */
function UnderWay() {
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
      {Number.isSafeInteger(orderId) && orderId > 0 ? <One orderId={orderId} /> : <UnderWay />}
    </MoneyPage>
  )
}
