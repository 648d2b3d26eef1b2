import { newRequestId } from '@fairground/client/request-id'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { serverNow } from '#core/time/server-now.ts'
import { orderState } from '#features/deposit/order-state.ts'
import { sendOrder } from '#features/deposit/send-order.ts'
import type { DepositRequest } from '#features/deposit/stored-order.ts'
import { forgetPayment, readStoredPayment, type StoredPayment, storePayment } from './stored-payment.ts'

const { memberId } = bootstrap
const orderPollMs = 2000
const joinPollMs = 1000

/** Plays that are stored on the server, so that the deposit buys them even if this page is closed. */
export interface TrackedJoin {
  readonly pendingJoinId: number
  readonly selection: PlaySelection
}

interface Payment {
  readonly playerId: number
  readonly selection: PlaySelection
  readonly tracked: TrackedJoin | null
  readonly request: DepositRequest
}

const track = async (selection: PlaySelection, tracked: TrackedJoin | null): Promise<number> => {
  if (tracked && JSON.stringify(tracked.selection) === JSON.stringify(selection)) return tracked.pendingJoinId
  const pendingJoin = { requestId: newRequestId(), ...selection }
  return (await call('savePendingJoin', { pendingJoin })).pendingJoinId
}

/** Pays for stored plays and follows the payment and the purchase to their result. */
export const useWizardPayment = (playerId: number | undefined, gameId: number) => {
  const [stored, setStored] = useState<StoredPayment | null>(() =>
    playerId === undefined ? null : readStoredPayment(localStorage, memberId, playerId, gameId),
  )
  const sending = useMutation({
    mutationFn: async ({ playerId: payer, selection, tracked, request }: Payment) => {
      const pendingJoinId = await track(selection, tracked)
      const order = {
        playerId: payer,
        requestId: newRequestId(),
        request: { ...request, pendingJoinId },
        sentAt: serverNow(),
        orderId: null,
      }
      const payment = { playerId: payer, gameId, pendingJoinId, order }
      storePayment(localStorage, memberId, payment)
      const { orderId } = await sendOrder(order)
      const sent = { ...payment, order: { ...order, orderId } }
      storePayment(localStorage, memberId, sent)
      return sent
    },
    onSuccess: setStored,
  })
  const order = useQuery({
    queryKey: ['oneClickOrder', stored?.order.requestId],
    queryFn: () => (stored === null ? Promise.reject(new Error('no payment')) : sendOrder(stored.order)),
    enabled: stored !== null,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || ['paying', 'waiting'].includes(orderState(data)) ? orderPollMs : false,
    retry: false,
  })
  const paid = order.data === undefined ? null : orderState(order.data)
  const join = useQuery({
    queryKey: ['oneClickJoin', stored?.pendingJoinId],
    queryFn: () => call('getPendingJoin', { pendingJoinId: stored?.pendingJoinId ?? 0 }),
    enabled: stored !== null && paid === 'done',
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.status === 'waiting' ? joinPollMs : false,
  })
  const forget = (): void => {
    forgetPayment(localStorage, memberId)
    setStored(null)
    sending.reset()
  }
  return { stored, sending, order: order.data, paid, join: join.data, forget }
}
