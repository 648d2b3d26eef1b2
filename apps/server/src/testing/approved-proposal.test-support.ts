import { randomUUID } from 'node:crypto'
import { permissionRoles } from '@fairground/contract/operator/permissions'
import {
  type ProposalKind,
  type ProposalPayload,
  proposalKinds,
} from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { createAuthenticator, type SoftwarePasskey } from '@fairground/testkit/staff/software-passkey'
import { hashPayload, toVoteChallenge } from '#operator/proposal-statement.ts'

export interface ProposalFields {
  readonly memberId: number
  readonly kind: ProposalKind
  readonly subject: string
  readonly payload: object
  readonly reason?: string
}

/** Runs SQL as the owner of the database. */
type Sql = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>

const origin = 'https://console.example.test'

/** Inserts a staff member with a software passkey. */
export const insertStaff = async (
  sql: Sql,
): Promise<{ readonly staffId: number; readonly passkey: SoftwarePasskey }> => {
  const passkey = createAuthenticator(origin, { verifiesUser: true })
  const [row] = await sql<{ id: number }>(
    `INSERT INTO staff (name, email, status) VALUES ('Test', $1, 'active') RETURNING id`,
    [`${randomUUID()}@example.test`],
  )
  await sql(
    `INSERT INTO staff_passkey (credential_id, staff_id, public_key, name) VALUES ($1, $2, $3, 'key')`,
    [passkey.credentialId, row!.id, passkey.publicKey],
  )
  return { staffId: row!.id, passkey }
}

/** Inserts a proposal that one staff member made and another approved with a passkey, without a console. */
export const insertApprovedProposal = async (
  sql: Sql,
  { memberId, kind, subject, payload, reason = 'a test' }: ProposalFields,
): Promise<{ readonly proposalId: number; readonly maker: number; readonly approver: number }> => {
  const { staffId: maker } = await insertStaff(sql)
  const { staffId, passkey } = await insertStaff(sql)
  await insertRole(sql, staffId, memberId, permissionRoles[proposalKinds[kind].approve][0])
  const hash = hashPayload(memberId, kind, payload)
  const [row] = await sql<{ id: number }>(
    `INSERT INTO proposal (member_id, id, request_id, kind, subject, payload, payload_hash, reason, made_by, expires_at, required_votes)
     SELECT $1, (SELECT coalesce(max(id), 0) + 1 FROM proposal WHERE member_id = $1), $2, $3, $4, $5, $6, $7, $8,
            clock_timestamp() + interval '1 day', 1 RETURNING id`,
    [memberId, randomUUID(), kind, subject, JSON.stringify(payload), hash, reason, maker],
  )
  const proposalId = row!.id
  const statement = {
    memberId,
    proposalId,
    payloadHash: hash.toString('hex'),
    decision: 'approve' as const,
    staffId,
  }
  const { response } = passkey.answer({
    challenge: toVoteChallenge(statement),
    rpId: new URL(origin).hostname,
    allowCredentials: [],
    timeout: 0,
    userVerification: 'required',
  })
  await sql(
    `INSERT INTO proposal_vote (member_id, proposal_id, staff_id, decision, credential_id, client_data, authenticator_data, signature)
     VALUES ($1, $2, $3, 'approve', $4, $5, $6, $7)`,
    [
      memberId,
      proposalId,
      staffId,
      passkey.credentialId,
      response.clientDataJSON,
      Buffer.from(response.authenticatorData, 'base64url'),
      Buffer.from(response.signature, 'base64url'),
    ],
  )
  await sql(`UPDATE proposal SET status = 'approved' WHERE member_id = $1 AND id = $2`, [
    memberId,
    proposalId,
  ])
  return { proposalId, maker, approver: staffId }
}

/** Gives a role by an executed proposal. Only the first admins of a platform have their role without one. */
const insertRole = async (sql: Sql, staffId: number, memberId: number, role: StaffRole): Promise<void> => {
  const isFirstAdmin = role === 'platformAdmin'
  const operatorId = memberId === platformId ? null : memberId
  const proposalId = isFirstAdmin
    ? null
    : await insertExecutedGrant(sql, { staffId, role, memberId: operatorId, maxAmount: null })
  await sql('INSERT INTO staff_grant (staff_id, operator_id, role, proposal_id) VALUES ($1, $2, $3, $4)', [
    staffId,
    isFirstAdmin ? null : operatorId,
    role,
    proposalId,
  ])
}

const insertExecutedGrant = async (sql: Sql, payload: ProposalPayload<'grantRole'>): Promise<number> => {
  const subject = `staff/${payload.staffId}/${payload.role}/${payload.memberId ?? 'all'}`
  const { proposalId } = await insertApprovedProposal(sql, {
    memberId: platformId,
    kind: 'grantRole',
    subject,
    payload,
  })
  await sql(`UPDATE proposal SET status = 'executed' WHERE member_id = $1 AND id = $2`, [
    platformId,
    proposalId,
  ])
  return proposalId
}
