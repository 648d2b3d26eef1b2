import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createMembers, type Member } from '@fairground/server/operator/members'
import { readWithdrawalQueue } from '@fairground/server/staff/withdrawals/queries/queue'
import { readSubmittedRequests } from '@fairground/server/staff/queries/requests'
import type { DemoApi } from './demo-api.ts'
import { waitingPlayers } from './worklists/waiting-players.ts'

export interface AutomaticStaffOptions {
  readonly databaseUrl: string
  readonly api: DemoApi
  /** How long a document or a withdrawal waits. */
  readonly waitMs: number
  readonly report?: (line: string) => void
}

const pollMs = 1000
const reason = 'approved by itself, because this is a demonstration'

/** A visitor of the console serves the others. */
const isServed = ({ username }: { readonly username: string }): boolean =>
  !waitingPlayers.some(name => name === username)

interface Task {
  readonly key: string
  readonly run: () => Promise<unknown>
}

/**
 * Stands in for the staff of the demo operators: approves what players send, through the operator API. One person checks
 * identities and another approves payments; large payments need a third. It looks into the database, because every call
 * writes an audit entry.
 */
export const startAutomaticStaff = (options: AutomaticStaffOptions) => {
  const { databaseUrl, api, waitMs, report = () => undefined } = options
  const database = connect({ url: databaseUrl, connections: 1, name: 'demo-staff', onError: () => undefined })
  const members = createMembers(database.db)
  const firstSeen = new Map<string, number>()
  let stopping = false

  const approveRequest = async (memberId: number, requestId: number) =>
    (await api.as('nadia')).call(
      'answerDocumentRequest',
      { requestId, status: 'VERIFIED', text: '', reason },
      memberId,
    )

  const approveWithdrawal = async (memberId: number, withdrawalId: number) =>
    (await api.as('tom')).call('approveWithdrawal', { withdrawalId, reason }, memberId)

  const approveTogether = async (
    memberId: number,
    withdrawalId: number,
    amount: string,
    currency: string,
  ) => {
    const payload = { withdrawalId, amount, currency }
    const proposal = await (await api.as('tom')).propose(memberId, 'approveWithdrawal', payload, reason)
    await (await api.as('ines')).vote(memberId, proposal)
  }

  const findTasks = (member: Member): Promise<readonly Task[]> =>
    inMember(database.db, member.id, async tx => {
      const requests = await readSubmittedRequests(tx, member.id)
      const withdrawals = await readWithdrawalQueue(tx, member.id, { limit: 200 })
      return [
        ...requests
          .filter(isServed)
          .map(({ id }) => ({ key: `request ${id}`, run: () => approveRequest(member.id, id) })),
        ...withdrawals
          .filter(isServed)
          .filter(({ status, route }) => status === 'REQUESTED' && route !== null)
          .map(({ id, amount, currency, needsProposal }) => ({
            key: `withdrawal ${id}`,
            run: () =>
              needsProposal
                ? approveTogether(member.id, id, String(amount), currency)
                : approveWithdrawal(member.id, id),
          })),
      ]
    })

  const work = async (member: Member, task: Task): Promise<void> => {
    const key = `${member.id} ${task.key}`
    const seenAt = firstSeen.get(key) ?? Date.now()
    firstSeen.set(key, seenAt)
    if (Date.now() - seenAt < waitMs) return
    // A refused call is tried again after the next wait.
    firstSeen.delete(key)
    await task.run()
  }

  const loop = (async () => {
    while (!stopping) {
      try {
        for (const member of await members.all())
          for (const task of await findTasks(member)) await work(member, task)
      } catch (error) {
        report(`automatic staff: ${error instanceof Error ? error.message : String(error)}`)
        api.forget()
      }
      await new Promise(resolve => setTimeout(resolve, pollMs))
    }
  })()

  return {
    async stop(): Promise<void> {
      stopping = true
      await loop
      await database.close()
    },
  }
}
