import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { call } from '#core/call.ts'
import { closeModal, modalStore, openModal } from '#core/modals.ts'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { receiptQuery } from '#shared/money/cashier-queries.ts'
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

/** Announces and reveals the result and closes the payment modal once the player has finished there. */
const useOrderProgress = (state: OrderState | null, title: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  useEffect(() => {
    if (title !== null) announce(title)
  }, [announce, title])
  const isOpen = useStore(modalStore, ({ current }) => current?.name === 'cardDeposit')
  useEffect(() => {
    const isOver = state !== null && state !== 'paying'
    if (isOver && isOpen) closeModal()
  }, [state, isOpen])
  // The result may be above the visible part of a narrow screen.
  useEffect(() => {
    if (state === null || isOpen) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section, div')?.scrollIntoView({ block: 'center' })
  }, [state, isOpen])
  return heading
}

/** The reason in plain words; null until it is known. */
const useRefusal = (orderId: number, isDeclined: boolean): string | null => {
  const t = useText()
  const { data } = useQuery({ ...receiptQuery(orderId), enabled: isDeclined && orderId > 0 })
  return data?.refusal ? t(`cashier.refusal.${data.refusal}`) : null
}

/** Cancels the payment at the provider, so that its coupon is free again. A paid one stays paid. */
const useAbandon = (orderId: number, onForget: () => void) =>
  useMutation({ mutationFn: () => call('cancelDeposit', { orderId }), onSettled: onForget })

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
  const abandon = useAbandon(order.orderId, onForget)
  const receipt = `/cashier/history/transaction?id=${order.orderId}`
  switch (state) {
    case 'paying':
      return (
        <>
          <Button loading={abandon.isPending} onPress={() => abandon.mutate()}>
            {t('deposit.order.notNow')}
          </Button>
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
          <ButtonLink href={receipt}>{t('deposit.order.toReceipt')}</ButtonLink>
          <ButtonLink href="/">{t('deposit.order.toGames')}</ButtonLink>
        </>
      )
    case 'declined':
      return (
        <>
          <ButtonLink href="/contact">{t('deposit.obstacle.contact')}</ButtonLink>
          <Button tone="primary" onPress={onForget}>
            {t('deposit.order.another')}
          </Button>
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
  const heading = useOrderProgress(state, title)
  const refusal = useRefusal(order?.orderId ?? 0, state === 'declined')
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
      headingRef={heading}
      actions={<OrderActions order={order} state={state} onForget={onForget} />}
    >
      {refusal !== null && <p>{refusal}</p>}
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
