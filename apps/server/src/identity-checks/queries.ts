import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type CheckProviderRow = Row<
  'identity_check_provider',
  'kind' | 'settings' | 'sealed_secrets' | 'changed_at'
>

export const findCheckProviderRow = async (
  tx: Tx,
  memberId: number,
): Promise<CheckProviderRow | undefined> => {
  const { rows } = await sql<CheckProviderRow>`
    SELECT kind, settings, sealed_secrets AS "sealedSecrets", changed_at AS "changedAt"
      FROM identity_check_provider WHERE member_id = ${memberId}`.execute(tx)
  return rows[0]
}

export const upsertCheckProvider = async (
  tx: Tx,
  memberId: number,
  { kind, settings, sealedSecrets }: Pick<CheckProviderRow, 'kind' | 'settings' | 'sealedSecrets'>,
): Promise<void> => {
  await sql`
    INSERT INTO identity_check_provider (member_id, kind, settings, sealed_secrets)
    VALUES (${memberId}, ${kind}, ${JSON.stringify(settings)}::jsonb, ${sealedSecrets})
    ON CONFLICT (member_id) DO UPDATE
       SET kind = excluded.kind, settings = excluded.settings, sealed_secrets = excluded.sealed_secrets,
           changed_at = clock_timestamp()`.execute(tx)
}

export interface NewCheck {
  readonly requestId: number
  readonly playerId: number
  readonly applicantId: string
}

/** A repeated start of the same request opens its check again. */
export const openCheck = async (
  tx: Tx,
  memberId: number,
  { requestId, playerId, applicantId }: NewCheck,
): Promise<void> => {
  await sql`
    INSERT INTO identity_check (member_id, request_id, player_id, applicant_id, ask_at)
    VALUES (${memberId}, ${requestId}, ${playerId}, ${applicantId}, clock_timestamp() + interval '10 minutes')
    ON CONFLICT (member_id, request_id) DO UPDATE
       SET status = 'open', attempts = 0, applicant_id = excluded.applicant_id, ask_at = excluded.ask_at`.execute(
    tx,
  )
}

/** Makes the check of the applicant due. Nothing else of a webhook is used. */
export const makeCheckDue = async (tx: Tx, memberId: number, applicantId: string): Promise<void> => {
  await sql`
    UPDATE identity_check SET ask_at = clock_timestamp()
     WHERE member_id = ${memberId} AND applicant_id = ${applicantId} AND status = 'open'`.execute(tx)
}

export interface DueCheck extends NewCheck {
  readonly attempts: number
  /** The time until which the check is taken. A webhook changes it. */
  readonly takenUntil: string
}

/** Takes due checks. They are due again after a minute, if nothing is stored before. */
export const claimDueChecks = async (tx: Tx, memberId: number): Promise<readonly DueCheck[]> => {
  const { rows } = await sql<DueCheck>`
    UPDATE identity_check c
       SET ask_at = clock_timestamp() + interval '1 minute', attempts = attempts + 1
      FROM (SELECT request_id FROM identity_check
             WHERE member_id = ${memberId} AND status = 'open' AND ask_at <= clock_timestamp()
             ORDER BY ask_at LIMIT 20 FOR UPDATE SKIP LOCKED) AS due
     WHERE c.member_id = ${memberId} AND c.request_id = due.request_id
    RETURNING c.request_id AS "requestId", c.player_id AS "playerId", c.applicant_id AS "applicantId", c.attempts,
              c.ask_at::text AS "takenUntil"`.execute(tx)
  return rows
}

/** Does nothing if a webhook has made the check due meanwhile. */
export const delayCheck = async (
  tx: Tx,
  memberId: number,
  { requestId, takenUntil }: Pick<DueCheck, 'requestId' | 'takenUntil'>,
  delayMs: number,
): Promise<void> => {
  await sql`
    UPDATE identity_check SET ask_at = clock_timestamp() + make_interval(secs => ${delayMs / 1000})
     WHERE member_id = ${memberId} AND request_id = ${requestId} AND ask_at = ${takenUntil}::timestamptz`.execute(
    tx,
  )
}

export const endCheck = async (
  tx: Tx,
  memberId: number,
  requestId: number,
  status: 'passed' | 'forStaff',
): Promise<void> => {
  await sql`
    UPDATE identity_check SET status = ${status}
     WHERE member_id = ${memberId} AND request_id = ${requestId}`.execute(tx)
}
