import type { Database } from '@fairground/database/connect'
import { createJobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import { startRounds } from '#member-rounds.ts'
import { createMembers } from '#member/members.ts'
import type { PaymentProvider } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { askAboutDeposits } from './ask-about-deposits.ts'
import { sendWithdrawals } from './send-withdrawals.ts'
import type { SettlingParts } from './settling.ts'

interface PaymentParts {
  readonly db: Database
  readonly databaseUrl: string
  readonly lane: LaneClient
  readonly vault: Vault
  readonly log: Log
  readonly provider: PaymentProvider
}

const everyMs = 250

/** What happens between the provider and us after a call has been answered. Any number may run: each claims its part. */
export const startPayments = ({ databaseUrl, ...parts }: PaymentParts) => {
  const { db, log, vault } = parts
  const jobs = createJobs({ databaseUrl, vault, log })
  const members = createMembers(db)
  const rounds = (name: string, work: (parts: SettlingParts) => Promise<boolean>) =>
    startRounds({
      db,
      log,
      everyMs,
      name,
      work: async memberId => {
        const member = await members.byId(memberId)
        return member ? work({ ...parts, jobs, member }) : false
      },
    })
  const running = [
    rounds('deposits', settling => askAboutDeposits(settling, Date.now)),
    rounds('withdrawals', sendWithdrawals),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(each => each.stop()))
      await jobs.stop()
    },
  }
}
