import { CallFault } from '@fairground/client/call-fault'
import type { JoinRequest, PlaySelection } from '@fairground/contract/entities/plays/join'
import { endsSession } from '@fairground/contract/fault'
import { useRef, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { holdMoment } from '#core/held-moments.ts'
import { observe } from '#core/observe.ts'
import { noteJoin } from '#core/stores/player-store.ts'
import { t } from '#core/text/text.ts'
import { toPurchaseOutcome, toFaultOutcome, type PurchaseOutcome } from './purchase-outcome.ts'
import { clearPendingPurchase, createPurchaseRequest, readPendingPurchase } from './purchase-request.ts'
import { saveReceipts } from '#shared/game/receipts.ts'

const { memberId } = bootstrap

export type PurchaseState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'buying' }
  | Extract<PurchaseOutcome, { kind: 'refused' }>
  | { readonly kind: 'uncertain'; readonly request: JoinRequest; readonly earlier: boolean }

const send = async (request: JoinRequest): Promise<PurchaseOutcome> => {
  try {
    const outcome = toPurchaseOutcome(await call('joinGame', request), request.gameInstanceId)
    if (outcome.kind === 'uncertain') observe('shown', 'join.couldNotConfirm', t('pick.uncertain.title'))
    return outcome
  } catch (fault) {
    if (!(fault instanceof CallFault)) throw fault
    return toFaultOutcome(fault.faultName, endsSession(fault.faultName))
  }
}

const initialState = (gameId: number): PurchaseState => {
  const request = readPendingPurchase(sessionStorage, memberId)
  return request?.gameId === gameId ? { kind: 'uncertain', request, earlier: true } : { kind: 'idle' }
}

export interface Purchase {
  readonly state: PurchaseState
  readonly buy: (selection: PlaySelection) => Promise<PurchaseOutcome | undefined>
  readonly retry: () => Promise<PurchaseOutcome | undefined>
  readonly discard: () => void
}

/** Sends one purchase at a time, and repeats the same request until its outcome is definite. */
export const usePurchase = (gameId: number): Purchase => {
  const [state, setState] = useState<PurchaseState>(() => initialState(gameId))
  const inFlight = useRef(false)

  const run = async (request: JoinRequest): Promise<PurchaseOutcome | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    const release = holdMoment('purchase')
    setState({ kind: 'buying' })
    try {
      const outcome = await send(request)
      if (outcome.kind !== 'uncertain') clearPendingPurchase(sessionStorage, memberId)
      if (outcome.kind === 'joined') {
        saveReceipts(localStorage, memberId, outcome.answer.gameInstanceId, outcome.answer.receipts ?? [])
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
      inFlight.current = false
      release()
    }
  }

  return {
    state,
    buy: selection => run(createPurchaseRequest(sessionStorage, memberId, selection)),
    retry: () =>
      state.kind === 'uncertain'
        ? run(state.request)
        : Promise.resolve<PurchaseOutcome | undefined>(undefined),
    discard: () => {
      clearPendingPurchase(sessionStorage, memberId)
      setState({ kind: 'idle' })
    },
  }
}
