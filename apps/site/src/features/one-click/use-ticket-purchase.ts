import { CallFault } from '@fairground/client/call-fault'
import type { JoinResult, PlaySelection } from '@fairground/contract/entities/plays/join'
import { endsSession } from '@fairground/contract/fault'
import { useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { noteJoin } from '#core/stores/player-store.ts'
import {
  type JoinRefusal,
  toPurchaseOutcome,
  toFaultOutcome,
  type PurchaseOutcome,
} from '#features/purchase/purchase-outcome.ts'
import { clearPendingPurchase, createPurchaseRequest } from '#features/purchase/purchase-request.ts'
import { saveReceipts } from '#shared/game/receipts.ts'

const { memberId } = bootstrap

export type TicketPurchaseState =
  | { readonly kind: 'idle' | 'buying' | 'uncertain' }
  | ({ readonly kind: 'refused' } & JoinRefusal)
  | { readonly kind: 'bought'; readonly answer: JoinResult; readonly ticket: string | undefined }

/** An equal purchase reuses its request id until the outcome is definite, so that it is never booked twice. */
export const useTicketPurchase = () => {
  const [state, setState] = useState<TicketPurchaseState>({ kind: 'idle' })

  const applyOutcome = (
    selection: PlaySelection,
    outcome: PurchaseOutcome,
    ticket: string | undefined,
  ): void => {
    if (outcome.kind !== 'uncertain') clearPendingPurchase(sessionStorage, memberId)
    if (outcome.kind === 'joined') {
      const { answer } = outcome
      saveReceipts(localStorage, memberId, answer.gameInstanceId, answer.receipts ?? [])
      noteJoin(selection.gameId, selection.currencyId, answer)
      setState({ kind: 'bought', answer, ticket })
    } else if (outcome.kind === 'refused') setState(outcome)
    else setState({ kind: outcome.kind === 'uncertain' ? 'uncertain' : 'idle' })
  }

  const buy = async (selection: PlaySelection): Promise<void> => {
    if (state.kind === 'buying') return
    setState({ kind: 'buying' })
    const { requestId, ...ticketRequest } = createPurchaseRequest(sessionStorage, memberId, selection)
    try {
      const {
        ticket,
        code: _,
        qr: __,
        ...answer
      } = await call('purchaseTicket', { requestId, ticketRequest })
      applyOutcome(selection, toPurchaseOutcome(answer, selection.gameInstanceId), ticket)
    } catch (fault) {
      const name = fault instanceof CallFault ? fault.faultName : undefined
      applyOutcome(selection, toFaultOutcome(name, name !== undefined && endsSession(name)), undefined)
    }
  }

  return { state, buy, reset: () => setState({ kind: 'idle' }) }
}
