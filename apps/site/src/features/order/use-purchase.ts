import { CallFault } from '@fairground/client/call-fault'
import type { JoinRequest, PlaysWanted } from '@fairground/contract/entities/join'
import { endsSession } from '@fairground/contract/errors'
import { useRef, useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { holdMoment } from '#app/held-moments.ts'
import { noteJoin } from '#app/player-store.ts'
import { outcomeOf, outcomeOfFault, type PurchaseOutcome } from '#features/order/purchase-outcome.ts'
import { purchaseAnswered, purchaseRequest, unansweredPurchase } from '#features/order/purchase-request.ts'
import { keepReceipts } from '#shared/receipts.ts'

const { memberId } = bootstrap

export type PurchaseState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'buying' }
  | Extract<PurchaseOutcome, { kind: 'refused' }>
  | { readonly kind: 'uncertain'; readonly request: JoinRequest; readonly earlier: boolean }

const send = async (request: JoinRequest): Promise<PurchaseOutcome> => {
  try {
    return outcomeOf(await call('joinGame', request), request.gameInstanceId)
  } catch (fault) {
    if (!(fault instanceof CallFault)) throw fault
    return outcomeOfFault(fault.faultName, endsSession(fault.faultName))
  }
}

const firstState = (gameId: number): PurchaseState => {
  const request = unansweredPurchase(sessionStorage, memberId)
  return request?.gameId === gameId ? { kind: 'uncertain', request, earlier: true } : { kind: 'idle' }
}

export interface Purchase {
  readonly state: PurchaseState
  readonly buy: (wanted: PlaysWanted) => Promise<PurchaseOutcome | undefined>
  readonly retry: () => Promise<PurchaseOutcome | undefined>
  readonly forget: () => void
}

/** Sends one purchase at a time, and the same one again until its outcome is certain. */
export const usePurchase = (gameId: number): Purchase => {
  const [state, setState] = useState<PurchaseState>(() => firstState(gameId))
  const underWay = useRef(false)

  const run = async (request: JoinRequest): Promise<PurchaseOutcome | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    const letGo = holdMoment('purchase')
    setState({ kind: 'buying' })
    try {
      const outcome = await send(request)
      if (outcome.kind !== 'uncertain') purchaseAnswered(sessionStorage, memberId)
      if (outcome.kind === 'joined') {
        keepReceipts(localStorage, memberId, outcome.answer.gameInstanceId, outcome.answer.receipts ?? [])
        noteJoin(gameId, request.currencyId, outcome.answer)
      }
      setState(
        outcome.kind === 'uncertain'
          ? { kind: 'uncertain', request, earlier: false }
          : outcome.kind === 'refused'
            ? outcome
            : { kind: 'idle' },
      )
      return outcome
    } finally {
      underWay.current = false
      letGo()
    }
  }

  return {
    state,
    buy: wanted => run(purchaseRequest(sessionStorage, memberId, wanted)),
    retry: () =>
      state.kind === 'uncertain'
        ? run(state.request)
        : Promise.resolve<PurchaseOutcome | undefined>(undefined),
    forget: () => {
      purchaseAnswered(sessionStorage, memberId)
      setState({ kind: 'idle' })
    },
  }
}
