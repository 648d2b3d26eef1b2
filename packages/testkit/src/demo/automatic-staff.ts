import { join } from 'node:path'
import { inMember } from '@fairground/database/transaction'
import { createMembers, type Member } from '@fairground/server/operator/members'
import { commands } from '@fairground/server/staff/commands'
import { openStaffDeps } from '@fairground/server/staff/open-staff-deps'
import { readOpenWithdrawals } from '@fairground/server/staff/queries/payments'
import { readSubmittedRequests } from '@fairground/server/staff/queries/requests'

export interface AutomaticStaffOptions {
  readonly databaseUrl: string
  readonly natsUrl: string
  /** The folder of the stack, with its keys and documents. */
  readonly folder: string
  /** How long a document or a withdrawal waits. */
  readonly waitMs: number
  readonly report?: (line: string) => void
}

/** Two people, so that the one who checks an identity never approves the payment too. */
const staff = { documents: 'nadia (demo)', withdrawals: 'tom (demo)' } as const
const pollMs = 1000
const reason = 'approved by itself, because this is a demonstration'

interface Task {
  readonly command: 'approve' | 'withdrawals approve'
  readonly actor: string
  readonly target: string
}

/**
 * Stands in for the staff of the demo operators: approves what players send, with the commands of `npm run operator`.
 * It only looks without a command, because every staff command writes an audit entry.
 */
export const startAutomaticStaff = (options: AutomaticStaffOptions) => {
  const { databaseUrl, natsUrl, folder, waitMs, report = () => undefined } = options
  const deps = openStaffDeps({
    databaseUrl,
    natsUrl,
    keyFolder: join(folder, 'keys'),
    documentFolder: join(folder, 'documents'),
  })
  const members = createMembers(deps.db)
  const firstSeen = new Map<string, number>()
  let stopping = false

  const findTasks = (member: Member): Promise<readonly Task[]> =>
    inMember(deps.db, member.id, async tx => {
      const requests = await readSubmittedRequests(tx, member.id)
      const withdrawals = await readOpenWithdrawals(tx, member.id)
      return [
        ...requests.map(({ id }) => ({
          command: 'approve' as const,
          actor: staff.documents,
          target: String(id),
        })),
        ...withdrawals
          .filter(({ status }) => status === 'REQUESTED')
          .map(({ id }) => ({
            command: 'withdrawals approve' as const,
            actor: staff.withdrawals,
            target: String(id),
          })),
      ]
    })

  const work = async (member: Member, { command, actor, target }: Task): Promise<void> => {
    const key = `${member.id} ${command} ${target}`
    const seenAt = firstSeen.get(key) ?? Date.now()
    firstSeen.set(key, seenAt)
    if (Date.now() - seenAt < waitMs) return
    // A refused command is tried again after the next wait.
    firstSeen.delete(key)
    await commands[command](
      deps,
      { member, actor, reason },
      { target, option: () => '', optional: () => undefined },
    )
  }

  const loop = (async () => {
    while (!stopping) {
      try {
        for (const member of await members.all())
          for (const task of await findTasks(member)) await work(member, task)
      } catch (error) {
        report(`automatic staff: ${error instanceof Error ? error.message : String(error)}`)
      }
      await new Promise(resolve => setTimeout(resolve, pollMs))
    }
  })()

  return {
    async stop(): Promise<void> {
      stopping = true
      await loop
      await deps.close()
    },
  }
}
