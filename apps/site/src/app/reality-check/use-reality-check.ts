import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { connectionStore } from '#core/connection/connection-store.ts'
import { isHeld } from '#core/held-moments.ts'
import { mayShowRealityCheck } from './may-show-reality-check.ts'
import { modalStore, openModal } from '#core/modals.ts'
import { playerStore } from '#core/stores/player-store.ts'
import { queryClient } from '#core/query-client.ts'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { serverNow } from '#core/time/server-now.ts'

const checkEveryMs = 1000
/** A draw changes the balance several times in quick succession; one query is enough. */
const settleMs = 1500
/** A draw pays many players at once, so browsers spread their queries. */
const spreadMs = 3000

/** Stakes and prizes change a balance, which outdates the figures computed from them. */
const followBalances = (): (() => void) => {
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

const mayShowNow = (dueAt: number): boolean =>
  mayShowRealityCheck({
    now: serverNow(),
    dueAt,
    connected: connectionStore.getState().status === 'connected',
    modal: modalStore.getState().current?.name ?? null,
    buying: isHeld('purchase'),
    showing: isHeld('playout'),
  })

let fetching = false

/** Refetches first: the figures must be current, and another tab may have shown the check already. */
const showIfDue = async (dueAt: number): Promise<void> => {
  if (fetching || !mayShowNow(dueAt)) return
  fetching = true
  const check = await queryClient.fetchQuery({ ...realityCheckQuery, staleTime: 0 }).catch(() => null)
  fetching = false
  const stillDueAt = check?.dueAt ?? null
  if (stillDueAt !== null && mayShowNow(stillDueAt)) openModal('realityCheck')
}

/** Opens the reality check on any page. Used once, at the root, while a player is logged in. */
export const useRealityCheck = (): void => {
  const { data } = useQuery(realityCheckQuery)
  const dueAt = data?.dueAt ?? null
  useEffect(followBalances, [])
  useEffect(() => {
    if (dueAt === null) return
    const timer = setInterval(() => void showIfDue(dueAt), checkEveryMs)
    return () => clearInterval(timer)
  }, [dueAt])
}
