import type { Player } from '@fairground/contract/entities/player'
import type { Output } from '@fairground/contract/operations'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { openModal } from '#app/modals.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { BalanceBlock } from '#features/cashier/balance-block.tsx'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { useMainCurrency } from '#shared/use-main-currency.ts'
import { CameBack } from './came-back.tsx'
import { DepositForm } from './deposit-form.tsx'
import { methodsOf } from './deposit-method.ts'
import { depositStepQuery } from './deposit-queries.ts'
import { type Obstacle, ObstacleView } from './obstacle.tsx'
import { OrderView } from './order-view.tsx'
import { useAfterPopup } from './use-after-popup.ts'
import { useDepositOrder } from './use-deposit-order.ts'

const obstacleOf = (step: Output<'getDepositStep'>, player: Player): Obstacle | null => {
  if (player.restriction) return 'accountNotEnabled'
  if (step.status !== 'ok') return step.status
  return step.paymentOptions.length === 0 ? 'noWayToPay' : null
}

function Deposit({ player, currencyId }: { player: Player; currencyId: string }) {
  const t = useText()
  const step = useQuery(depositStepQuery(currencyId))
  const { kept, order, sending, forget } = useDepositOrder(player.id)
  const send = useAfterPopup(wish =>
    sending.mutate(wish, {
      onSuccess: ({ answer }) => {
        if (answer.redirectUrl !== null) openModal('cardDeposit', { ...answer, url: answer.redirectUrl })
      },
    }),
  )
  const lead = <BalanceBlock currencyId={currencyId} />
  if (kept !== null)
    return (
      <MoneyPage page="deposit" lead={lead}>
        <OrderView key={kept.requestId} kept={kept} order={order} onForget={forget} />
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
  const [method, ...others] = methodsOf(step.data)
  const obstacle = obstacleOf(step.data, player)
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
      notice={<CameBack />}
    />
  )
}

/** Adding money: how much and with what, the provider's page, and what became of it. */
export function DepositScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  const { key } = useLocation()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="deposit">{null}</MoneyPage>
  // Whoever comes here once more, by the menu of this very page, starts anew.
  return <Deposit key={key} player={player} currencyId={currencyId} />
}
