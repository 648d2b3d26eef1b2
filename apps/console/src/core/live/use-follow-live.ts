import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import {
  getStaffEventsPath,
  type StaffEventName,
  type staffEvents,
} from '@fairground/contract/operator/staff-events'
import { staffTopics } from '@fairground/contract/operator/staff-topics'
import { useEffect } from 'react'
import type { Static } from 'typebox'
import { refreshAll } from '#core/api/use-act.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { queryClient } from '#core/query-client.ts'
import { endSession } from '#core/session/session-end.ts'
import { meQuery } from '#core/session/session.ts'
import { useLive } from './live-store.ts'

/** Changes come in bursts, for example when a draw is paid. One reading serves all of a burst. */
const gatherMs = 400

const readAgain = (stale: ReadonlySet<OperatorOperationName>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , operation] }) =>
      kind === 'operator' && stale.has(operation as OperatorOperationName),
  })

const read = <N extends StaffEventName>(_name: N, event: Event): Static<(typeof staffEvents)[N]> =>
  JSON.parse((event as MessageEvent<string>).data) as Static<(typeof staffEvents)[N]>

/** Opens the channel of an operator. Returns the function that closes it. */
const follow = (memberId: number, onRightsChanged: () => void): (() => void) => {
  const channel = new EventSource(getStaffEventsPath(memberId))
  const stale = new Set<OperatorOperationName>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNew = true
  channel.addEventListener('open', () => {
    isNew = true
  })
  channel.addEventListener('clock', event => {
    const { at } = read('clock', event)
    // Changes while no channel was open have no messages.
    if (isNew && useLive.getState().heardAt !== undefined) void refreshAll()
    isNew = false
    useLive.setState({ offsetMs: at - Date.now(), heardAt: Date.now() })
  })
  channel.addEventListener('change', event => {
    for (const operation of staffTopics[read('change', event).topic].stale) stale.add(operation)
    timer ??= setTimeout(() => {
      timer = undefined
      const now = new Set(stale)
      stale.clear()
      void readAgain(now)
    }, gatherMs)
  })
  channel.addEventListener('end', event => {
    const { reason } = read('end', event)
    if (reason === 'stopping') return
    channel.close()
    if (reason === 'signedOut') endSession('The session has ended. Sign in again.')
    else onRightsChanged()
  })
  return () => {
    channel.close()
    clearTimeout(timer)
  }
}

/** Follows what other staff, players and workers do at the operator of the page. */
export const useFollowLive = (): void => {
  const memberId = useMemberId()
  useEffect(() => {
    let close = () => {}
    const open = (): void => {
      close = follow(memberId, () => {
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
        open()
      })
    }
    open()
    return () => close()
  }, [memberId])
}
