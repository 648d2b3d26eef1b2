import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { OfPlayer } from './of-player.ts'

type LinkPurpose = 'reset-password' | 'confirm-email'

export const linkMinutes: { readonly [P in LinkPurpose]: number } = {
  'reset-password': 15,
  'confirm-email': 60,
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** A new key to send by mail. Only its hash is kept; `emailDigest` binds it to the address it is sent to. */
export const makeLinkKey = async (
  tx: Tx,
  { memberId, playerId }: OfPlayer,
  purpose: LinkPurpose,
  emailDigest: Buffer | null = null,
): Promise<string> => {
  const key = randomBytes(32).toString('base64url')
  await tx
    .insertInto('link_key')
    .values({
      member_id: memberId,
      key_hash: hashOf(key),
      player_id: playerId,
      purpose,
      email_digest: emailDigest,
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${linkMinutes[purpose]})`,
    })
    .execute()
  return key
}

const goodKeys = (tx: Tx, memberId: number, key: string) =>
  tx
    .selectFrom('link_key')
    .select(['player_id', 'purpose', 'email_digest'])
    .where('member_id', '=', memberId)
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > clock_timestamp()`)

/** Whether the key would still open something. */
export const isGoodKey = async (
  tx: Tx,
  memberId: number,
  key: string,
  purpose?: LinkPurpose,
): Promise<boolean> => {
  const row = await goodKeys(tx, memberId, key).executeTakeFirst()
  return row !== undefined && (purpose === undefined || row.purpose === purpose)
}

/** Uses the key up, with every other of the player for the same purpose. Undefined when it was not good. */
export const takeLinkKey = async (tx: Tx, memberId: number, key: string, purpose: LinkPurpose) => {
  // Of two that come at once the second waits for the first, and then finds the key used.
  const row = await goodKeys(tx, memberId, key).where('purpose', '=', purpose).forUpdate().executeTakeFirst()
  if (!row) return undefined
  await tx
    .updateTable('link_key')
    .set(eb => ({ used_at: eb.fn('clock_timestamp') }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', row.player_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  return { playerId: row.player_id, emailDigest: row.email_digest }
}

/** Links into the account that were sent before this moment open nothing any more. */
export const dropAccessKeys = async (tx: Tx, { memberId, playerId }: OfPlayer): Promise<void> => {
  await tx
    .updateTable('link_key')
    .set(eb => ({ used_at: eb.fn('clock_timestamp') }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('purpose', 'in', ['reset-password', 'unlock'])
    .where('used_at', 'is', null)
    .execute()
}

const mostKeysAnHour = 5

/** Nobody's mailbox is filled through us: so many links an hour, and never two at once. */
export const mayMakeLinkKey = async (
  tx: Tx,
  { memberId, playerId }: OfPlayer,
  purpose: LinkPurpose,
  pauseMs: number,
): Promise<boolean> => {
  const { rows } = await sql<{ made: number; resting: boolean }>`
    SELECT count(*)::int AS made,
           coalesce(max(made_at) > clock_timestamp() - make_interval(secs => ${pauseMs / 1000}), false) AS resting
      FROM link_key
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND purpose = ${purpose}
       AND made_at > clock_timestamp() - interval '1 hour'`.execute(tx)
  const [recent] = rows
  return recent !== undefined && recent.made < mostKeysAnHour && !recent.resting
}
