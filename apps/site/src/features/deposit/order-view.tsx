import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { closeModal, modalStore, openModal } from '#core/modals.ts'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { MoneyNotice } from '#shared/money/money-notice.tsx'
import { clockTime } from '#core/time/date.ts'
import { exactSum, exactText } from '#core/money.ts'
import type { StoredOrder } from './stored-order.ts'
import { type OrderState, orderState } from './order-state.ts'

export interface OrderViewProps {
  storedOrder: StoredOrder
  order: DepositOrder | undefined
  onForget: () => void
}

/** Announces the result and closes the payment modal once the player has finished there. */
const useOrderProgress = (state: OrderState | null, title: string | null): void => {
  const announce = useAnnounce()
  useEffect(() => {
    if (title !== null) announce(title)
  }, [announce, title])
  const isOpen = useStore(modalStore, ({ current }) => current?.name === 'cardDeposit')
  useEffect(() => {
    const isOver = state !== null && state !== 'paying'
    if (isOver && isOpen) closeModal()
  }, [state, isOpen])
}

function OrderActions({
  order,
  state,
  onForget,
}: {
  order: DepositOrder
  state: OrderState
  onForget: () => void
}) {
  const t = useText()
  const history = `/cashier/history?order=${order.orderId}`
  switch (state) {
    case 'paying':
      return (
        <>
          <Button onPress={onForget}>{t('deposit.order.notNow')}</Button>
          <Button
            tone="primary"
            onPress={() =>
              order.redirectUrl && openModal('cardDeposit', { ...order, url: order.redirectUrl })
            }
          >
            {t('deposit.order.goOn')}
          </Button>
        </>
      )
    case 'waiting':
      return (
        <>
          <ButtonLink href="/cashier">{t('deposit.order.toCashier')}</ButtonLink>
          <ButtonLink href="/">{t('deposit.order.toGames')}</ButtonLink>
        </>
      )
    case 'done':
      return (
        <>
          <ButtonLink href={history}>{t('deposit.order.toHistory')}</ButtonLink>
          <ButtonLink href="/">{t('deposit.order.toGames')}</ButtonLink>
        </>
      )
    case 'declined':
      return (
        <>
          <ButtonLink href="/contact">{t('deposit.obstacle.contact')}</ButtonLink>
          <Button onPress={onForget}>{t('deposit.order.another')}</Button>
        </>
      )
  }
}

const marks = {
  paying: { tone: 'info', icon: 'lock' },
  waiting: { tone: 'info', icon: 'clock' },
  done: { tone: 'win', icon: 'check' },
  declined: { tone: 'warn', icon: 'info' },
} as const

/** Follows one deposit to its result, even if the player closes the provider's page. */
export function OrderView({ storedOrder, order, onForget }: OrderViewProps) {
  const t = useText()
  const { amount, currencyId } = storedOrder.request
  const balance = useBalance(currencyId)
  const state = order ? orderState(order) : null
  const sum = exactText(amount, currencyId, 'always')
  const title = state && t(`deposit.order.${state}.title`, { amount: sum })
  useOrderProgress(state, title)
  if (order === undefined || state === null)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={320} />
      </SkeletonGroup>
    )
  return (
    <MoneyNotice
      {...marks[state]}
      title={title}
      actions={<OrderActions order={order} state={state} onForget={onForget} />}
    >
      <p>{t(`deposit.order.${state}.text`)}</p>
      {state === 'done' && balance && (
        <p>
          <b className="num">{t('deposit.order.balance', { amount: exactSum(balance) })}</b>
        </p>
      )}
      <p className="small num">
        {t('deposit.order.reference', { id: order.orderId, time: clockTime(storedOrder.sentAt) })}
      </p>
    </MoneyNotice>
  )
}
