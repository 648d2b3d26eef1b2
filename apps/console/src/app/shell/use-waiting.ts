import { getDatabaseTime } from '#core/live/live-store.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import type { PageName } from '#core/pages.ts'
import { platformId } from '@fairground/contract/operator/roles'

export interface Waiting {
  readonly count: number
  /** Past the time in which it should be done. */
  readonly isLate: boolean
}

const hourMs = 3_600_000
const refreshMs = 30_000

/** What waits for this person, by page. */
export const useWaiting = (): Readonly<Partial<Record<PageName, Waiting>>> => {
  const { mayDo } = useRights()
  const memberId = useMemberId()
  const isAtOperator = memberId !== platformId
  const { data: today } = useOperation(
    'getToday',
    {},
    { isEnabled: isAtOperator && mayDo('getToday'), refreshMs },
  )
  const { data: mine } = useOperation(
    'listProposals',
    { forMe: true },
    { isEnabled: mayDo('listProposals'), refreshMs },
  )
  const proposals = mine && { count: mine.proposals.length, isLate: false }
  if (!today) return { ...(proposals && { proposals }) }
  const { worklists } = today
  const wait = (
    list: { readonly count: number; readonly oldest: number | null },
    lateAfterMs: number,
  ): Waiting => ({
    count: list.count,
    isLate: list.oldest !== null && getDatabaseTime() - list.oldest > lateAfterMs,
  })
  const { supportCases, harmFlags } = worklists
  return {
    drawRoom: wait(worklists.heldDraws, 0),
    incidents: wait(worklists.incidents, Infinity),
    ...(mayDo('listWithdrawals') && { money: wait(worklists.withdrawals, 2 * hourMs) }),
    ...(mayDo('listVerifications') && { kyc: wait(worklists.documents, 24 * hourMs) }),
    ...(harmFlags && { saferPlay: wait(harmFlags, 24 * hourMs) }),
    support: {
      count: supportCases.count,
      isLate: supportCases.answerBy !== null && getDatabaseTime() > supportCases.answerBy,
    },
    ...(proposals && { proposals }),
  }
}
