import type { Player } from '@fairground/contract/entities/players/player'
import type { Output } from '@fairground/contract/operations'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useProcessingModal } from '#shared/browser/use-processing-modal.ts'
import { BalanceBlock } from '#shared/money/balance-block.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { useMainCurrency } from '#shared/money/use-main-currency.ts'
import { ReturnFromProvider } from './return-from-provider.tsx'
import { DepositForm } from './deposit-form.tsx'
import { getDepositMethods } from './deposit-method.ts'
import { depositStepQuery } from '#shared/money/deposit-queries.ts'
import { type Obstacle, ObstacleView } from './obstacle.tsx'
import { OrderView } from './order-view.tsx'
import type { DepositRequest } from './stored-order.ts'
import { useAfterPopup } from './use-after-popup.ts'
import { useDepositOrder } from './use-deposit-order.ts'

const findObstacle = (step: Output<'getDepositStep'>, player: Player): Obstacle | null => {
  if (player.restriction) return 'accountNotEnabled'
  if (step.status !== 'ok') return step.status
  return step.paymentOptions.length === 0 ? 'noWayToPay' : null
}

function Deposit({ player, currencyId }: { player: Player; currencyId: string }) {
  const t = useText()
  const step = useQuery(depositStepQuery(currencyId))
  const [earlier, setEarlier] = useState<DepositRequest | null>(null)
  const { storedOrder, order, sending, forget } = useDepositOrder(player.id)
  useProcessingModal(sending.isPending)
  const send = useAfterPopup(request =>
    sending.mutate(request, {
      onSuccess: ({ answer }) => {
        if (answer.redirectUrl !== null) openModal('cardDeposit', { ...answer, url: answer.redirectUrl })
      },
    }),
  )
  const lead = <BalanceBlock currencyId={currencyId} />
  if (storedOrder !== null)
    return (
      <MoneyPage page="deposit" lead={lead}>
        <OrderView
          key={storedOrder.requestId}
          storedOrder={storedOrder}
          order={order}
          onForget={() => {
            setEarlier(storedOrder.request)
            forget()
          }}
        />
      </MoneyPage>
    )
  if (step.data === undefined)
    return (
      <MoneyPage page="deposit" lead={lead}>
        {step.isError ? (
          <ErrorState
            title={t('deposit.failed.title')}
            text={t('deposit.failed.load')}
            retry={{ label: t('common.retry'), loading: step.isFetching, onPress: () => void step.refetch() }}
          />
        ) : (
          <SkeletonGroup label={t('common.loading')}>
            <Skeleton height={230} />
            <Skeleton height={300} />
          </SkeletonGroup>
        )}
      </MoneyPage>
    )
  const [method, ...others] = getDepositMethods(step.data)
  const obstacle = findObstacle(step.data, player)
  if (obstacle !== null || method === undefined)
    return (
      <MoneyPage page="deposit" lead={lead}>
        <ObstacleView obstacle={obstacle ?? 'noWayToPay'} />
      </MoneyPage>
    )
  return (
    <DepositForm
      methods={[method, ...others]}
      sending={{ isPending: sending.isPending, error: sending.error, send }}
      earlier={earlier}
      notice={<ReturnFromProvider />}
    />
  )
}

/** The deposit flow: form, provider's page and result. */
export function DepositScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  const { key } = useLocation()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="deposit">{null}</MoneyPage>
  // The location key restarts the flow when the player opens this page from its own menu.
  return <Deposit key={key} player={player} currencyId={currencyId} />
}
