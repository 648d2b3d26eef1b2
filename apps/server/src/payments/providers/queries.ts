import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type ProviderRow = Row<
  'payment_provider',
  'id' | 'name' | 'kind' | 'account' | 'settings' | 'sealed_secrets' | 'status' | 'created_at'
>

const columns = sql`id, name, kind, account, settings, sealed_secrets AS "sealedSecrets", status, created_at AS "createdAt"`

const findOne = async (tx: Tx, memberId: number, condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<ProviderRow>`
    SELECT ${columns} FROM payment_provider WHERE member_id = ${memberId} AND ${condition}
     ORDER BY id DESC LIMIT 1`.execute(tx)
  return rows[0]
}

export const findCurrentProvider = (tx: Tx, memberId: number): Promise<ProviderRow | undefined> =>
  findOne(tx, memberId, sql`status = 'current'`)

/** The newest keys of an account that the operator uses or has used. */
export const findNamedProvider = (tx: Tx, memberId: number, name: string): Promise<ProviderRow | undefined> =>
  findOne(tx, memberId, sql`name = ${name} AND status <> 'draft'`)

/** The newest keys of every account that the operator uses or has used. */
export const listUsedProviders = async (tx: Tx, memberId: number): Promise<readonly ProviderRow[]> => {
  const { rows } = await sql<ProviderRow>`
    SELECT DISTINCT ON (name) ${columns} FROM payment_provider
     WHERE member_id = ${memberId} AND status <> 'draft' ORDER BY name, payment_provider.id DESC`.execute(tx)
  return rows
}

export const findSavedProvider = (
  tx: Tx,
  memberId: number,
  providerId: number,
): Promise<ProviderRow | undefined> => findOne(tx, memberId, sql`id = ${providerId}`)

export const listProviders = async (
  tx: Tx,
  memberId: number,
  before: number,
  limit: number,
): Promise<readonly ProviderRow[]> => {
  const { rows } = await sql<ProviderRow>`
    SELECT ${columns} FROM payment_provider WHERE member_id = ${memberId} AND id < ${before}
     ORDER BY id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export interface NewProvider {
  readonly kind: string
  readonly account: string
  readonly settings: object
  readonly sealedSecrets: Buffer
}

/** Gives another account of the same kind the next number. */
export const insertProvider = async (
  tx: Tx,
  memberId: number,
  { kind, account, settings, sealedSecrets }: NewProvider,
): Promise<Pick<ProviderRow, 'id' | 'name'>> => {
  const { rows } = await sql<Pick<ProviderRow, 'id' | 'name'>>`
    INSERT INTO payment_provider (member_id, id, name, kind, account, settings, sealed_secrets)
    SELECT ${memberId}, coalesce(max(id), 0) + 1,
           coalesce(max(name) FILTER (WHERE kind = ${kind} AND account = ${account}),
                    ${kind} || '-' || count(DISTINCT account) FILTER (WHERE kind = ${kind}) + 1),
           ${kind}, ${account}, ${JSON.stringify(settings)}::jsonb, ${sealedSecrets}
      FROM payment_provider WHERE member_id = ${memberId}
    RETURNING id, name`.execute(tx)
  return rows[0]!
}

export const switchProvider = async (tx: Tx, memberId: number, providerId: number): Promise<void> => {
  await sql`UPDATE payment_provider SET status = 'former'
             WHERE member_id = ${memberId} AND status = 'current'`.execute(tx)
  await sql`UPDATE payment_provider SET status = 'current'
             WHERE member_id = ${memberId} AND id = ${providerId}`.execute(tx)
}
