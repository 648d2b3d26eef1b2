import type { Grant } from '@fairground/contract/operator/roles'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface NewStaff {
  readonly name: string
  readonly email: string
  readonly breakGlass?: boolean
}

/** Returns undefined if an account with this email exists. */
export const insertStaff = async (tx: Tx, { name, email, breakGlass = false }: NewStaff) => {
  const row = await tx
    .insertInto('staff')
    .values({ name, email, break_glass: breakGlass })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const lockStaff = (tx: Tx, staffId: number) =>
  tx.selectFrom('staff').selectAll().where('id', '=', staffId).forUpdate().executeTakeFirst()

export const findStaffByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('staff').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

export const updateStaffStatus = async (
  tx: Tx,
  staffId: number,
  status: 'active' | 'disabled',
): Promise<void> => {
  await tx.updateTable('staff').set({ status }).where('id', '=', staffId).execute()
}

export const insertInvitation = async (
  tx: Tx,
  staffId: number,
  tokenDigest: Buffer,
  hours: number,
): Promise<void> => {
  await tx
    .updateTable('staff_invitation')
    .set({ used_at: sql<number>`clock_timestamp()` })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('staff_invitation')
    .values({
      token_digest: tokenDigest,
      staff_id: staffId,
      expires_at: sql<number>`clock_timestamp() + make_interval(hours => ${hours})`,
    })
    .execute()
}

/** Locks an unused invitation, so that it works once. */
export const lockInvitation = (tx: Tx, tokenDigest: Buffer) =>
  tx
    .selectFrom('staff_invitation as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .select(['s.id', 's.name', 's.email', 's.break_glass'])
    .where('i.token_digest', '=', tokenDigest)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', sql<number>`clock_timestamp()`)
    .where('s.status', '=', 'invited')
    .forUpdate('i')
    .executeTakeFirst()

export const updateInvitationToUsed = async (tx: Tx, tokenDigest: Buffer): Promise<void> => {
  await tx
    .updateTable('staff_invitation')
    .set({ used_at: sql<number>`clock_timestamp()` })
    .where('token_digest', '=', tokenDigest)
    .execute()
}

export const insertGrant = async (
  tx: Tx,
  staffId: number,
  { role, memberId, maxAmount }: Grant,
  proposalId: number | null,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_grant')
    .values({
      staff_id: staffId,
      role,
      operator_id: memberId,
      max_amount: maxAmount,
      proposal_id: proposalId,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export const hasGrant = async (tx: Tx, staffId: number): Promise<boolean> =>
  (await tx
    .selectFrom('staff_grant')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Whether one of these grants still holds. The lock keeps it from being revoked before the transaction ends. */
export const lockGrants = async (tx: Tx, grantIds: readonly number[]): Promise<boolean> =>
  (
    await tx
      .selectFrom('staff_grant')
      .select('id')
      .where('id', 'in', grantIds)
      .where('revoked_at', 'is', null)
      .forShare()
      .execute()
  ).length > 0

/** Returns the grant that ended. */
export const updateGrantToRevoked = (tx: Tx, grantId: number) =>
  tx
    .updateTable('staff_grant')
    .set({ revoked_at: sql<number>`clock_timestamp()` })
    .where('id', '=', grantId)
    .where('revoked_at', 'is', null)
    .returning(['staff_id', 'operator_id', 'role'])
    .executeTakeFirst()

/** Active admins of the platform, without the sealed account. The lock keeps two changes from removing both. */
export const lockActiveAdmins = async (tx: Tx): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_grant as g', 'g.staff_id', 's.id')
    .select('s.id')
    .where('s.status', '=', 'active')
    .where('s.break_glass', '=', false)
    .where('g.role', '=', 'platformAdmin')
    .where('g.revoked_at', 'is', null)
    .orderBy('s.id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const hasStaff = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined

export const readStaff = async (tx: Tx, after: number, limit: number) => {
  const staff = await tx
    .selectFrom('staff')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const grants = await tx
    .selectFrom('staff_grant')
    .selectAll()
    .where('staff_id', 'in', [0, ...staff.map(({ id }) => id)])
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()
  return staff.map(row => ({ ...row, grants: grants.filter(grant => grant.staff_id === row.id) }))
}

export const readNames = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()

export const findStaffByIdentity = (tx: Tx, issuer: string, subject: string) =>
  tx
    .selectFrom('staff_identity as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .selectAll('s')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

export const insertIdentity = async (
  tx: Tx,
  staffId: number,
  issuer: string,
  subject: string,
): Promise<void> => {
  await tx.insertInto('staff_identity').values({ issuer, subject, staff_id: staffId }).execute()
}
