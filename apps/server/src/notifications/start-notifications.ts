import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createJobs } from '#jobs/jobs.ts'
import { createMembers } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findAllOperators, findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import type { Vault } from '#vault/vault.ts'
import { processCause } from './process-causes.ts'
import { insertReminders, removeOldReminders } from './queries/causes.ts'
import { removeOldNotifications } from './queries/notifications.ts'

interface ServiceDeps {
  readonly db: Database
  readonly databaseUrl: string
  readonly vault: Vault
  readonly siteAddress: string
  readonly log: Log
}

const causesEveryMs = 250
const remindersEveryMs = 1000
const cleaningEveryMs = 600_000

/** Notifies players of what happened. Several workers may run: each locks its own causes. */
export const startNotifications = ({ databaseUrl, ...deps }: ServiceDeps) => {
  const { db, log, vault } = deps
  const jobs = createJobs({ databaseUrl, vault, log })
  const members = createMembers(db)
  const polls = [
    pollMembers({
      db,
      log,
      everyMs: causesEveryMs,
      name: 'notifications',
      findDue: findDue('notifications'),
      work: async memberId => {
        const member = await members.byId(memberId)
        return member ? processCause({ ...deps, jobs, member }) : false
      },
    }),
    pollMembers({
      db,
      log,
      everyMs: remindersEveryMs,
      name: 'reminders',
      findDue: findDue('reminders'),
      work: async memberId => {
        await inMember(db, memberId, tx => insertReminders(tx, memberId))
        return false
      },
    }),
    pollMembers({
      db,
      log,
      everyMs: cleaningEveryMs,
      name: 'old notifications',
      findDue: findAllOperators,
      work: async memberId => {
        await inMember(db, memberId, async tx => {
          await removeOldNotifications(tx, memberId)
          await removeOldReminders(tx, memberId)
        })
        return false
      },
    }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
      await jobs.stop()
    },
  }
}
