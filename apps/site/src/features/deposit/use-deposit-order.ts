import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { queryClient } from '#core/query-client.ts'
import { serverNow } from '#core/time/server-now.ts'
import { sendOrder } from './send-order.ts'
import {
  type DepositRequest,
  forgetOrder,
  storeOrder,
  type StoredOrder,
  readStoredOrder,
  createOrder,
} from './stored-order.ts'
import { orderState } from './order-state.ts'

const pollMs = 4000
const { memberId } = bootstrap

const orderQueryKey = (storedOrder: StoredOrder | null) => ['depositOrder', storedOrder?.requestId]

const isPendingOrder = (order: DepositOrder | undefined): boolean =>
  order === undefined || ['paying', 'waiting'].includes(orderState(order))

/** Sends a deposit and polls it until it is final; the order event triggers an extra poll. */
export const useDepositOrder = (playerId: number) => {
  const [storedOrder, setStoredOrder] = useState(() => readStoredOrder(localStorage, memberId, playerId))
  const answered = storedOrder !== null && storedOrder.orderId !== null
  const { data: order } = useQuery({
    queryKey: orderQueryKey(storedOrder),
    queryFn: () => (storedOrder === null ? Promise.reject(new Error('no order')) : sendOrder(storedOrder)),
    enabled: answered,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isPendingOrder(state.data) ? pollMs : false),
    retry: false,
  })
  const isOver = answered && !isPendingOrder(order)
  // The result stays on the open page only; the next visit starts with an empty form.
  useEffect(() => {
    if (isOver) forgetOrder(localStorage, memberId)
  }, [isOver])
  const sending = useMutation({
    mutationFn: async (request: DepositRequest) => {
      const sent = createOrder(localStorage, memberId, { playerId, request, now: serverNow() })
      const answer = await sendOrder(sent)
      return { answer, storedOrder: { ...sent, orderId: answer.orderId } }
    },
    onSuccess: sent => {
      queryClient.setQueryData(orderQueryKey(sent.storedOrder), sent.answer)
      storeOrder(localStorage, memberId, sent.storedOrder)
      setStoredOrder(sent.storedOrder)
    },
  })
  const forget = (): void => {
    forgetOrder(localStorage, memberId)
    setStoredOrder(null)
    sending.reset()
  }
  return { storedOrder: answered ? storedOrder : null, order, sending, forget }
}
