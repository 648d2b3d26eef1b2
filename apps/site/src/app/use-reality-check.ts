import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { randomIndex } from '#shared/crypto-random.ts'
import { connectionStore } from './connection-store.ts'
import { isHeld } from './held-moments.ts'
import { mayRemind } from './may-remind.ts'
import { modalStore, openModal } from './modals.ts'
import { playerStore } from './player-store.ts'
import { queryClient } from './query-client.ts'
import { realityCheckQuery } from './reality-check-query.ts'
import { serverNow } from './server-now.ts'

const lookEveryMs = 1000
/** A draw pays in quick succession: what it comes to is asked for once. */
const settleMs = 1500
/** It pays many at once: each browser asks at a moment of its own. */
const spreadMs = 3000

/** Stakes and prizes move a balance: what was counted from them is out of date. */
const followMoney = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = playerStore.subscribe((now, before) => {
    if (now.balances === before.balances) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const queryKey of [realityCheckQuery.queryKey, ['getLimits']])
        void queryClient.invalidateQueries({ queryKey })
    }, settleMs + randomIndex(spreadMs))
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

const mayNow = (dueAt: number): boolean =>
  mayRemind({
    now: serverNow(),
    dueAt,
    connected: connectionStore.getState().status === 'connected',
    modal: modalStore.getState().current?.name ?? null,
    buying: isHeld('purchase'),
    showing: isHeld('show'),
  })

let asking = false

/** Its figures are those of now; and another page of the same session may have shown it already. */
const remind = async (dueAt: number): Promise<void> => {
  if (asking || !mayNow(dueAt)) return
  asking = true
  const check = await queryClient.fetchQuery({ ...realityCheckQuery, staleTime: 0 }).catch(() => null)
  asking = false
  const stillDueAt = check?.dueAt ?? null
  if (stillDueAt !== null && mayNow(stillDueAt)) openModal('realityCheck')
}

/** Brings the reality check up at its time, on whatever page the player is. Used once, at the root, while somebody is logged in. */
export const useRealityCheck = (): void => {
  const { data } = useQuery(realityCheckQuery)
  const dueAt = data?.dueAt ?? null
  useEffect(followMoney, [])
  useEffect(() => {
    if (dueAt === null) return
    const timer = setInterval(() => void remind(dueAt), lookEveryMs)
    return () => clearInterval(timer)
  }, [dueAt])
}
