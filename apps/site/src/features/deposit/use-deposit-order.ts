import type { DepositOrder } from '@fairground/contract/entities/payment'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { queryClient } from '#app/query-client.ts'
import { serverNow } from '#app/server-now.ts'
import { askOrder } from './ask-order.ts'
import { type DepositWish, forgetOrder, keepOrder, type KeptOrder, keptOrder, orderOf } from './kept-order.ts'
import { orderState } from './order-state.ts'

const lookAgainMs = 4000
const { memberId } = bootstrap

const orderQueryKey = (kept: KeptOrder | null) => ['depositOrder', kept?.requestId]

const isUnderWay = (order: DepositOrder | undefined): boolean =>
  order === undefined || ['paying', 'waiting'].includes(orderState(order))

/** The deposit under way: sent once, then looked at until it has an end; the order event looks at once. */
export const useDepositOrder = (playerId: number) => {
  const [kept, setKept] = useState(() => keptOrder(localStorage, memberId, playerId))
  const answered = kept !== null && kept.orderId !== null
  const { data: order } = useQuery({
    queryKey: orderQueryKey(kept),
    queryFn: () => (kept === null ? Promise.reject(new Error('no order')) : askOrder(kept)),
    enabled: answered,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookAgainMs : false),
    retry: false,
  })
  const isOver = answered && !isUnderWay(order)
  // It stays on the page until that is left; whoever comes back then starts anew.
  useEffect(() => {
    if (isOver) forgetOrder(localStorage, memberId)
  }, [isOver])
  const sending = useMutation({
    mutationFn: async (wish: DepositWish) => {
      const sent = orderOf(localStorage, memberId, { playerId, wish, now: serverNow() })
      const answer = await askOrder(sent)
      return { answer, kept: { ...sent, orderId: answer.orderId } }
    },
    onSuccess: sent => {
      queryClient.setQueryData(orderQueryKey(sent.kept), sent.answer)
      keepOrder(localStorage, memberId, sent.kept)
      setKept(sent.kept)
    },
  })
  const forget = (): void => {
    forgetOrder(localStorage, memberId)
    setKept(null)
    sending.reset()
  }
  return { kept: answered ? kept : null, order, sending, forget }
}
