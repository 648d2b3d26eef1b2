import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createMembers, type Member } from '@fairground/server/operator/members'
import { readOpenWithdrawals } from '@fairground/server/staff/queries/payments'
import { readSubmittedRequests } from '@fairground/server/staff/queries/requests'
import type { StaffMember } from '#staff/staff-member.ts'
import { type DemoStaffName, ensureDemoStaff, signInDemoStaff } from './demo-staff.ts'

export interface AutomaticStaffOptions {
  readonly ownerUrl: string
  readonly databaseUrl: string
  readonly consoleUrl: string
  /** The folder of the stack. */
  readonly folder: string
  /** How long a document or a withdrawal waits. */
  readonly waitMs: number
  readonly report?: (line: string) => void
}

const pollMs = 1000
/** A proof by passkey counts for five minutes. */
const signInMs = 240_000
const reason = 'approved by itself, because this is a demonstration'

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
  const { ownerUrl, databaseUrl, consoleUrl, folder, waitMs, report = () => undefined } = options
  const database = connect({ url: databaseUrl, connections: 1, name: 'demo-staff', onError: () => undefined })
  const members = createMembers(database.db)
  const firstSeen = new Map<string, number>()
  const signedIn = new Map<DemoStaffName, { readonly at: number; readonly member: StaffMember }>()
  let stopping = false

  const signIn = async (name: DemoStaffName): Promise<StaffMember> => {
    const known = signedIn.get(name)
    if (known && Date.now() - known.at < signInMs) return known.member
    await ensureDemoStaff(ownerUrl, consoleUrl, folder)
    const member = await signInDemoStaff(consoleUrl, folder, name)
    signedIn.set(name, { at: Date.now(), member })
    return member
  }

  const approveRequest = async (memberId: number, requestId: number) =>
    (await signIn('nadia')).call(
      'answerDocumentRequest',
      { requestId, status: 'VERIFIED', text: '', reason },
      memberId,
    )

  const approveWithdrawal = async (memberId: number, withdrawalId: number) =>
    (await signIn('tom')).call('approveWithdrawal', { withdrawalId, reason }, memberId)

  const approveTogether = async (
    memberId: number,
    withdrawalId: number,
    amount: string,
    currency: string,
  ) => {
    const payload = { withdrawalId, amount, currency }
    const proposal = await (await signIn('tom')).propose(memberId, 'approveWithdrawal', payload, reason)
    await (await signIn('ines')).vote(memberId, proposal)
  }

  const findTasks = (member: Member): Promise<readonly Task[]> =>
    inMember(database.db, member.id, async tx => {
      const requests = await readSubmittedRequests(tx, member.id)
      const withdrawals = await readOpenWithdrawals(tx, member.id)
      return [
        ...requests.map(({ id }) => ({ key: `request ${id}`, run: () => approveRequest(member.id, id) })),
        ...withdrawals
          .filter(({ status }) => status === 'REQUESTED')
          .map(({ id, amount, currency, four_eyes: isLarge }) => ({
            key: `withdrawal ${id}`,
            run: () =>
              isLarge
                ? approveTogether(member.id, Number(id), String(amount), currency)
                : approveWithdrawal(member.id, Number(id)),
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
        signedIn.clear()
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
