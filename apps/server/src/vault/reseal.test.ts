import { randomBytes } from 'node:crypto'
import { connect } from '@fairground/database/connect'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeyVersion } from '#platform/key-versions/key-lines.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { countKeyUse } from './key-use.ts'
import { type ResealProgress, resealAll } from './reseal.ts'
import type { SealPurpose } from './seal-purposes.ts'
import { sealedColumns } from './sealed-columns.ts'
import { createVault } from './vault.ts'

const versions = [createKeyVersion(1), createKeyVersion(2)]
let newest = 1
const vault = createVault({
  digestRoot: randomBytes(32),
  newest: () => versions[newest - 1]!,
  find: version => versions[version - 1]?.secret,
})

/** One row per column. $1 is the operator, $2 the sealed value, $3 any 32 bytes. */
const inserts: { readonly [P in SealPurpose]: string } = {
  'aml-entry': `INSERT INTO aml_entry (member_id, case_id, n, actor, kind, sealed)
    SELECT $1, 1, 1, 'staff/1', 'note', $2 WHERE $3::bytea IS NOT NULL`,
  'code-request': 'INSERT INTO code_request VALUES ($1, $3, $2, now())',
  'gift-email': `INSERT INTO gift (member_id, invite_id, giver_id, email_digest, email_sealed, game_id, plays, currency, amount)
    VALUES ($1, 1, 1, $3, $2, 7, 1, 'EUR', 1)`,
  'identity-check': `INSERT INTO identity_check_provider (member_id, kind, settings, sealed_secrets)
    SELECT $1, 'sumsub', '{}', $2 WHERE $3::bytea IS NOT NULL`,
  'identity-provider': `INSERT INTO identity_provider SELECT $1, 'https://a.example', 'a', $2 WHERE $3::bytea IS NOT NULL`,
  'interaction-note': `INSERT INTO interaction (member_id, player_id, kind, outcome, sealed_note, made_by)
    SELECT $1, 1, 'call', 'informed', $2, 'staff/1' WHERE $3::bytea IS NOT NULL`,
  'payment-provider': `INSERT INTO payment_provider (member_id, id, name, kind, account, settings, sealed_secrets)
    SELECT $1, 1, 'stripe-1', 'stripe', 'acct_12345', '{}', $2 WHERE $3::bytea IS NOT NULL`,
  'pending-form': `INSERT INTO pending_form (member_id, email_digest, form_type, form_index, sealed, completed, kept_until)
    VALUES ($1, $3, 'full', 0, $2, false, now())`,
  'support-answers': `INSERT INTO support_case (member_id, code, sealed, sealed_answers)
    SELECT $1, 'BBBBBB', '', $2 WHERE $3::bytea IS NOT NULL`,
  'support-case': `INSERT INTO support_case (member_id, code, sealed)
    SELECT $1, 'AAAAAA', $2 WHERE $3::bytea IS NOT NULL`,
  webhook: `INSERT INTO payment_inbox (member_id, provider, event_id, reference, sealed)
    SELECT $1, 'sandbox', 'event', 'reference', $2 WHERE $3::bytea IS NOT NULL`,
  'webhook-secrets': `INSERT INTO webhook_endpoint (member_id, id, url, events, sealed_secrets)
    SELECT $1, 1, 'https://a.example', '{gameEnd}', $2 WHERE $3::bytea IS NOT NULL`,
  'whitelabel-partner': `INSERT INTO whitelabel_partner SELECT $1, 'https://a.example', $2 WHERE $3::bytea IS NOT NULL`,
}
const purposes = Object.keys(inserts) as SealPurpose[]

let books: Books
let players: number[]
const keys = new Map<number, Buffer>()

beforeAll(async () => {
  books = await openBooks()
  players = await books.players(25, 0n)
  for (const playerId of players) {
    const { key, wrapped } = vault.newPlayerKey({ memberId: books.memberId, playerId })
    keys.set(playerId, key)
    await books.rows('INSERT INTO player_key VALUES ($1, $2, $3)', [books.memberId, playerId, wrapped])
  }
  const client = new pg.Client(books.database.ownerUrl)
  await client.connect()
  // Foreign keys of gifts and the like do not matter here.
  await client.query('SET session_replication_role = replica')
  for (const memberId of [books.memberId, books.otherMemberId])
    for (const purpose of purposes)
      await client.query(inserts[purpose], [
        memberId,
        vault.seal(memberId, purpose, `${purpose} ${memberId}`),
        randomBytes(32),
      ])
  await client.end()
})
afterAll(() => books.close())

const readUse = async () =>
  Object.fromEntries([...(await countKeyUse(books.app.db))].map(([v, t]) => [v, Object.fromEntries(t)]))
const reseal = async (onProgress: (progress: ResealProgress) => void = () => undefined) => {
  const owner = connect({
    url: books.database.ownerUrl,
    connections: 1,
    name: 'test',
    onError: () => undefined,
  })
  try {
    return await resealAll({ db: owner.db, vault, newest, batch: 10, onProgress })
  } finally {
    await owner.close()
  }
}
const oneVersion = {
  player_key: 25,
  aml_entry: 2,
  code_request: 2,
  gift: 2,
  identity_check_provider: 2,
  identity_provider: 2,
  payment_provider: 2,
  interaction: 2,
  pending_form: 2,
  support_case: 4,
  payment_inbox: 2,
  webhook_endpoint: 2,
  whitelabel_partner: 2,
}

describe('sealing everything again', () => {
  it('knows every column that the operator key seals', async () => {
    const found = await books.rows<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name ~ 'sealed|wrapped' ORDER BY 1`,
    )
    // The key of a player seals these, or it is the wrapped key itself.
    const byPlayerKey = [
      'document.wrapped_key',
      'phone_code.sealed_phone',
      'player_detail.sealed',
      'player_note.sealed',
      'push_subscription.sealed',
      'referral.sealed_email',
      'saved_payment.sealed',
      'session.sealed_origin',
      'totp.sealed_secret',
      'verification_request.sealed_reply',
    ]
    const byOperatorKey = Object.values(sealedColumns).map(({ table, column }) => `${table}.${column}`)
    expect(found.map(({ name }) => name)).toEqual(
      [...byPlayerKey, ...byOperatorKey, 'player_key.wrapped'].toSorted(),
    )
  })

  it('continues where it was interrupted, and leaves nothing of the old version', async () => {
    expect(await readUse()).toEqual({ 1: oneVersion })
    newest = 2
    let done = 0
    const interrupted = reseal(progress => {
      done++
      if (progress.table === 'player_key' && progress.done === 20) throw new Error('interrupted')
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    expect(await readUse()).toMatchObject({ 1: { player_key: 5 }, 2: { player_key: 20 } })
    // The other operator has no player key. It may come first; then its values were sealed already.
    const values = purposes.length * (done === 2 ? 2 : 1)
    expect(await reseal()).toBe(25 - 20 + values)
    expect(await readUse()).toEqual({ 2: oneVersion })
    expect(await reseal()).toBe(0)
  })

  it('keeps every value', async () => {
    for (const { player_id, wrapped } of await books.rows<{ player_id: number; wrapped: Buffer }>(
      'SELECT player_id, wrapped FROM player_key',
    ))
      expect(vault.playerKey({ memberId: books.memberId, playerId: player_id }, wrapped)).toEqual(
        keys.get(player_id),
      )
    for (const purpose of purposes) {
      const { table, column } = sealedColumns[purpose]
      const rows = await books.rows<{ member_id: number; sealed: Buffer }>(
        `SELECT member_id, ${column} AS sealed FROM ${table} WHERE length(${column}) > 0`,
      )
      expect(rows).toHaveLength(2)
      for (const { member_id, sealed } of rows)
        expect(vault.open(member_id, purpose, sealed)).toBe(`${purpose} ${member_id}`)
    }
  })

  it('lets no service change a stored webhook, and the owner only how it is sealed', async () => {
    const change = 'UPDATE payment_inbox SET reference = reference || 1'
    await expect(books.owner.query(change)).rejects.toThrow('payment_inbox is append-only')
    await expect(books.owner.query('DELETE FROM payment_inbox')).rejects.toThrow(
      'payment_inbox is append-only',
    )
    await expect(books.app.pool.query('UPDATE payment_inbox SET sealed = sealed')).rejects.toThrow(
      'permission denied',
    )
  })
})
