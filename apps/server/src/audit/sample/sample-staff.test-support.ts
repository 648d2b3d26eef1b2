import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { Database } from '@fairground/database/connect'
import type { Pool } from 'pg'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import type { Acting } from '#staff/act.ts'
import { executeApproved } from '#staff/proposals/execute.ts'
import type { ProposalRule } from '#staff/proposals/proposal-rule.ts'
import { proposalRules } from '#staff/proposals/proposal-rules.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'

export interface SampleStaff {
  readonly owner: Pool
  /** What the staff actions of the sample world need of a console. */
  readonly console: ConsoleContext
  readonly acting: Acting
  readonly staffId: number
}

export const createSampleStaff = async (
  owner: Pool,
  db: Database,
  memberId: number,
): Promise<SampleStaff> => {
  const { rows } = await owner.query<{ id: number }>('SELECT min(id) AS id FROM staff')
  const staffId = rows[0]!.id
  return {
    owner,
    console: { db, vault: createTestVault(), allowPrivatePartners: true } as ConsoleContext,
    acting: { member: { id: memberId }, actor: `staff/${staffId}`, reason: 'a sample' } as Acting,
    staffId,
  }
}

/** Two staff members decide a proposal, and the console executes it. */
export const decide = async <K extends ProposalKind>(
  { owner, console, acting }: SampleStaff,
  kind: K,
  payload: ProposalPayload<K>,
): Promise<number> => {
  const memberId = acting.member.id
  const rule = proposalRules[kind] as ProposalRule<K>
  const { proposalId } = await insertApprovedProposal(
    async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<R>(text, [...values])).rows,
    { memberId, kind, subject: rule.toSubject(payload), payload },
  )
  await executeApproved(console, memberId, proposalId)
  const { rows } = await owner.query<{ status: string }>(
    'SELECT status FROM proposal WHERE member_id = $1 AND id = $2',
    [memberId, proposalId],
  )
  if (rows[0]?.status !== 'executed') throw new Error(`the proposal ${kind} is ${rows[0]?.status}`)
  return proposalId
}

export const findPlayerId = async ({ owner, acting }: SampleStaff, username: string): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = $2',
    [acting.member.id, username],
  )
  return rows[0]!.id
}
