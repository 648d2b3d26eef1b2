import { createHash } from 'node:crypto'
import { permissionRoles } from '@fairground/contract/operator/permissions'
import { type ProposalKind, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { verifySignature } from '@simplewebauthn/server/helpers'
import { sql } from 'kysely'
import { type DatabaseInvariant, type Finding, maxProblems, type MemberInvariant } from '#audit/invariant.ts'
import { hashPayload, toVoteChallenge } from '#operator/proposal-statement.ts'

type VoteRow = Row<'proposal', 'payload' | 'payload_hash' | 'made_by'> &
  Row<'proposal_vote', 'proposal_id' | 'staff_id' | 'client_data' | 'authenticator_data' | 'signature'> &
  Row<'staff_passkey', 'public_key'> & {
    readonly kind: ProposalKind
    readonly decision: 'approve' | 'reject'
    readonly keyOwner: number | null
    /** The roles of the voter at the time of the vote. */
    readonly roles: readonly StaffRole[]
  }

const readVotes = async (tx: Tx, memberId: number): Promise<readonly VoteRow[]> => {
  const { rows } = await sql<VoteRow>`
    SELECT p.kind, p.payload, p.payload_hash AS "payloadHash", p.made_by AS "madeBy", v.proposal_id AS "proposalId",
           v.staff_id AS "staffId", v.decision, v.client_data AS "clientData", v.authenticator_data AS "authenticatorData",
           v.signature, k.public_key AS "publicKey", k.staff_id AS "keyOwner",
           ARRAY(SELECT g.role FROM staff_grant g
                  WHERE g.staff_id = v.staff_id AND coalesce(g.operator_id, v.member_id) = v.member_id
                    AND g.granted_at <= v.at AND (g.revoked_at IS NULL OR g.revoked_at > v.at)) AS roles
      FROM proposal_vote v
      JOIN proposal p ON p.member_id = v.member_id AND p.id = v.proposal_id
      LEFT JOIN staff_passkey k ON k.credential_id = v.credential_id
     WHERE v.member_id = ${memberId} ORDER BY v.proposal_id, v.staff_id`.execute(tx)
  return rows
}

const findChallenge = (clientData: string): unknown => {
  try {
    const parsed = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      readonly type?: unknown
      readonly challenge?: unknown
    }
    return parsed.type === 'webauthn.get' ? parsed.challenge : undefined
  } catch {
    return undefined
  }
}

const findProblem = async (memberId: number, row: VoteRow): Promise<string | undefined> => {
  const { proposalId, staffId, decision, payloadHash } = row
  if (!hashPayload(memberId, row.kind, row.payload).equals(payloadHash))
    return 'has another payload than its hash'
  if (row.madeBy === staffId) return `has a vote of its maker, staff/${staffId}`
  const voters: readonly StaffRole[] = permissionRoles[proposalKinds[row.kind].approve]
  if (!row.roles.some(role => voters.includes(role)))
    return `has a vote of staff/${staffId} without a role for it`
  if (row.keyOwner !== staffId) return `has a vote of staff/${staffId} with the passkey of another person`
  const statement = { memberId, proposalId, payloadHash: payloadHash.toString('hex'), decision, staffId }
  if (findChallenge(row.clientData) !== toVoteChallenge(statement))
    return `has a vote of staff/${staffId} over something else`
  const clientHash = createHash('sha256').update(Buffer.from(row.clientData, 'base64url')).digest()
  const isSigned = await verifySignature({
    signature: new Uint8Array(row.signature),
    data: new Uint8Array(Buffer.concat([row.authenticatorData, clientHash])),
    credentialPublicKey: new Uint8Array(row.publicKey),
  }).catch(() => false)
  return isSigned ? undefined : `has a vote of staff/${staffId} with a wrong signature`
}

const check = async (tx: Tx, memberId: number): Promise<Finding> => {
  const votes = await readVotes(tx, memberId)
  const problems: string[] = []
  for (const row of votes) {
    const problem = await findProblem(memberId, row)
    if (problem && problems.length < maxProblems) problems.push(`proposal ${row.proposalId} ${problem}`)
  }
  return { checked: votes.length, problems }
}

/** Verifies every vote with the passkey of the voter. The platform cannot invent a vote. */
export const proposalVotes: MemberInvariant = {
  id: 'A51',
  title: 'Other people than the maker, with a role for it, signed the votes of proposals',
  unit: 'vote',
  scope: 'member',
  check,
}

/** The same for proposals of the platform, and every role has its proposal. */
export const platformVotes: DatabaseInvariant = {
  id: 'A52',
  title: 'Roles of staff were granted by signed proposals of the platform',
  unit: 'vote or role',
  scope: 'database',
  async check(tx) {
    await sql`SELECT set_config('app.member', ${String(platformId)}, true)`.execute(tx)
    const { checked, problems } = await check(tx, platformId)
    const { rows } = await sql<{ problem: string }>`
      SELECT format('staff/%s has the role %s without a proposal', g.staff_id, g.role) AS problem
        FROM staff_grant g
        LEFT JOIN proposal p ON p.member_id = 0 AND p.id = g.proposal_id AND p.kind = 'grantRole' AND p.status = 'executed'
       WHERE NOT (g.role = 'platformAdmin' AND g.proposal_id IS NULL)
         AND (g.staff_id, g.role, g.operator_id) IS DISTINCT FROM
             ((p.payload ->> 'staffId')::integer, p.payload ->> 'role', (p.payload ->> 'memberId')::integer)
       LIMIT ${maxProblems}`.execute(tx)
    const { rows: counted } = await sql<{ grants: number }>`
      SELECT count(*)::integer AS grants FROM staff_grant`.execute(tx)
    await sql`SELECT set_config('app.member', '', true)`.execute(tx)
    return {
      checked: checked + (counted[0]?.grants ?? 0),
      problems: [...problems, ...rows.map(row => row.problem)],
    }
  },
}
