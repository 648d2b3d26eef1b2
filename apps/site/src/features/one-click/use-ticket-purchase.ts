import { CallFault } from '@fairground/client/call-fault'
import type { JoinAnswer, PlaysWanted } from '@fairground/contract/entities/join'
import { endsSession } from '@fairground/contract/errors'
import { useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { noteJoin } from '#app/player-store.ts'
import {
  type JoinRefusal,
  outcomeOf,
  outcomeOfFault,
  type PurchaseOutcome,
} from '#features/order/purchase-outcome.ts'
import { purchaseAnswered, purchaseRequest } from '#features/order/purchase-request.ts'
import { keepReceipts } from '#shared/receipts.ts'

const { memberId } = bootstrap

export type TicketState =
  | { readonly kind: 'idle' | 'buying' | 'uncertain' }
  | ({ readonly kind: 'refused' } & JoinRefusal)
  | { readonly kind: 'bought'; readonly answer: JoinAnswer; readonly ticket: string | undefined }

/** Buys by purchaseTicket. The same wish keeps its request id until its outcome is certain, so it is never bought twice. */
export const useTicketPurchase = () => {
  const [state, setState] = useState<TicketState>({ kind: 'idle' })

  const settle = (wanted: PlaysWanted, outcome: PurchaseOutcome, ticket: string | undefined): void => {
    if (outcome.kind !== 'uncertain') purchaseAnswered(sessionStorage, memberId)
    if (outcome.kind === 'joined') {
      const { answer } = outcome
      keepReceipts(localStorage, memberId, answer.gameInstanceId, answer.receipts ?? [])
      noteJoin(wanted.gameId, wanted.currencyId, answer)
      setState({ kind: 'bought', answer, ticket })
    } else if (outcome.kind === 'refused') setState(outcome)
    else setState({ kind: outcome.kind === 'uncertain' ? 'uncertain' : 'idle' })
  }

  const buy = async (wanted: PlaysWanted): Promise<void> => {
    if (state.kind === 'buying') return
    setState({ kind: 'buying' })
    const { requestId, ...ticketRequest } = purchaseRequest(sessionStorage, memberId, wanted)
    try {
      const {
        ticket,
        code: _,
        qr: __,
        ...answer
      } = await call('purchaseTicket', { requestId, ticketRequest })
      settle(wanted, outcomeOf(answer, wanted.gameInstanceId), ticket)
    } catch (fault) {
      const name = fault instanceof CallFault ? fault.faultName : undefined
      settle(wanted, outcomeOfFault(name, name !== undefined && endsSession(name)), undefined)
    }
  }

  return { state, buy, reset: () => setState({ kind: 'idle' }) }
}
