import type { Database } from '@fairground/database/connect'
import { createJobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import { findAllOperators, type FindDue, findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { createMembers } from '#operator/members.ts'
import type { PaymentProviders } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { pollDeposits } from './deposits/poll-deposits.ts'
import { settleDeposit } from './deposits/settle-deposit.ts'
import { reconcileDays } from './reconcile/reconcile-days.ts'
import { sendWithdrawals } from './withdrawals/send-withdrawals.ts'
import type { PaymentDeps } from './payment-deps.ts'

interface PaymentServiceDeps {
  readonly db: Database
  readonly databaseUrl: string
  readonly lane: LaneClient
  readonly vault: Vault
  readonly log: Log
  readonly providers: PaymentProviders
}

const everyMs = 250
const reconcileEveryMs = 60_000

/** Polls the provider for open deposits and withdrawals. Several workers may run: each claims its own orders. */
export const startPayments = ({ databaseUrl, ...deps }: PaymentServiceDeps) => {
  const { db, log, vault } = deps
  const jobs = createJobs({ databaseUrl, vault, log })
  const members = createMembers(db)
  const findDeps = async (memberId: number): Promise<PaymentDeps> => {
    const member = await members.byId(memberId)
    if (!member) throw new Error(`there is no operator ${memberId}`)
    return { ...deps, jobs, member }
  }
  const poll = (
    name: string,
    findDueFor: FindDue,
    work: (deps: PaymentDeps) => Promise<boolean>,
    pauseMs = everyMs,
  ) =>
    pollMembers({
      db,
      log,
      everyMs: pauseMs,
      name,
      findDue: findDueFor,
      work: async memberId => {
        const member = await members.byId(memberId)
        return member ? work({ ...deps, jobs, member }) : false
      },
    })
  const polls = [
    poll('deposits', findDue('deposits'), settling => pollDeposits(settling, Date.now)),
    poll('withdrawals', findDue('withdrawals'), sendWithdrawals),
    poll(
      'reconciliation',
      findAllOperators,
      settling => reconcileDays(settling, Date.now()),
      reconcileEveryMs,
    ),
  ]
  return {
    settleDeposit: async (memberId: number, { orderKey }: { orderKey: string }): Promise<void> =>
      settleDeposit(await findDeps(memberId), orderKey, Date.now()),
    async stop(): Promise<void> {
      await Promise.all(polls.map(each => each.stop()))
      await jobs.stop()
    },
  }
}
