import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { createToken, digestToken } from '@fairground/server/staff/access/tokens'
import { acceptInvitation, type StaffMember } from './staff-member.ts'

type Sql = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>
type Admins = readonly [StaffMember, StaffMember]

export interface HireOptions {
  readonly roles: readonly StaffRole[]
  /** Null for all operators and the platform. */
  readonly memberId: number | null
  readonly maxAmount?: bigint
  readonly name?: string
  readonly email?: string
}

/** Inserts an admin as the owner of the database, as the first installation does. */
const insertAdmin = async (sql: Sql, address: string): Promise<StaffMember> => {
  const token = createToken()
  const [row] = await sql<{ id: number }>(
    `INSERT INTO staff (name, email) VALUES ('Admin', $1) RETURNING id`,
    [`${randomUUID()}@example.test`],
  )
  await sql(`INSERT INTO staff_grant (staff_id, role) VALUES ($1, 'platformAdmin')`, [row!.id])
  await sql(
    `INSERT INTO staff_invitation (token_digest, staff_id, expires_at) VALUES ($1, $2, clock_timestamp() + interval '1 hour')`,
    [digestToken(token), row!.id],
  )
  return acceptInvitation(address, new URL(`/#enrol=${token}`, address).href)
}

const adminsByAddress = new Map<string, Promise<Admins>>()

const findAdmins = async (sql: Sql, address: string): Promise<Admins> => {
  const known =
    adminsByAddress.get(address) ??
    Promise.all([insertAdmin(sql, address), insertAdmin(sql, address)] as const)
  adminsByAddress.set(address, known)
  const admins = await known
  for (const admin of admins) await admin.stepUp()
  return admins
}

let hiring: Promise<unknown> = Promise.resolve()

/** Two admins invite a staff member with a software passkey and grant the roles, through the console, one by one. */
export const hireStaff = (sql: Sql, address: string, options: HireOptions): Promise<StaffMember> => {
  const hired = hiring.then(() => hire(sql, address, options))
  hiring = hired.catch(() => undefined)
  return hired
}

const hire = async (
  sql: Sql,
  address: string,
  { roles, memberId, maxAmount, name = 'Test', email = `${randomUUID()}@example.test` }: HireOptions,
): Promise<StaffMember> => {
  const [first, second] = await findAdmins(sql, address)
  const reason = 'a new colleague'
  const { staffId, link } = await first.call('inviteStaff', { name, email, reason })
  const member = await acceptInvitation(address, link)
  for (const role of roles) {
    const grant = {
      staffId,
      role,
      memberId: role === 'platformAdmin' ? null : memberId,
      maxAmount: maxAmount === undefined ? null : String(maxAmount),
    }
    const { status, result } = await second.vote(0, await first.propose(0, 'grantRole', grant, reason))
    if (status !== 'executed') throw new Error(`${role} is not granted: ${JSON.stringify(result)}`)
  }
  return member
}
