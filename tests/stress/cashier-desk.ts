import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { pause } from '#support/pause.ts'

type Waiting = OperatorOutput<'listWithdrawals'>['withdrawals'][number]

interface Desk {
  readonly memberId: number
  readonly cashier: StaffMember
  /** Votes on what the cashier proposes. */
  readonly second: StaffMember
}

const lookEveryMs = 100
/** A proof by passkey counts for five minutes. */
const stepUpEveryMs = 120_000
const reason = 'the queue'

/** Two people work through the queue of withdrawals until stopped. Calls that fail during a kill are repeated. */
export const startDesk = ({ memberId, cashier, second }: Desk) => {
  const counts = { oldestMs: 0, alone: 0, together: 0, failed: 0 }
  const proposed = new Map<number, number>()
  let isOver = false
  let provedAt = Date.now()

  const decide = async ({ withdrawalId, minorUnits, currency, needsProposal }: Waiting): Promise<void> => {
    if (!needsProposal) {
      await cashier.call('approveWithdrawal', { withdrawalId, reason }, memberId)
      counts.alone += 1
      return
    }
    const payload = { withdrawalId, amount: minorUnits, currency }
    const proposalId =
      proposed.get(withdrawalId) ?? (await cashier.propose(memberId, 'approveWithdrawal', payload, reason))
    proposed.set(withdrawalId, proposalId)
    await second.vote(memberId, proposalId)
    counts.together += 1
  }
  const look = async (): Promise<void> => {
    if (Date.now() - provedAt > stepUpEveryMs) {
      await cashier.stepUp()
      await second.stepUp()
      provedAt = Date.now()
    }
    let after: string | null | undefined
    while (after !== null && !isOver) {
      const page: OperatorOutput<'listWithdrawals'> = await cashier.call(
        'listWithdrawals',
        after === undefined ? { limit: 200 } : { after, limit: 200 },
        memberId,
      )
      counts.oldestMs = Math.max(counts.oldestMs, page.oldestWaitingMs)
      const forStaff = page.withdrawals.filter(
        ({ status, route }) => status === 'REQUESTED' && route !== null && route !== 'automatic',
      )
      for (const each of forStaff) await decide(each).catch(() => (counts.failed += 1))
      after = page.next
    }
  }
  const working = (async () => {
    while (!isOver) {
      await look().catch(() => (counts.failed += 1))
      await pause(lookEveryMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await working
      return counts
    },
  }
}
