import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { makeSampleWorld, open } from '#audit/sample/sample-world.test-support.ts'
import { withMemberClient } from './member-client.ts'

let database: TestDatabase
let owner: Pool
let app: Pool
let staff: Pool
let fenced: string[]

/** The other operator has all draws of the sample world. */
const [me, other] = [2, 1]

const appendOnly = [
  'adjustment',
  'alarm',
  'audit_entry',
  'bonus_progress',
  'card_proof',
  'countersigned_close',
  'countersigned_round',
  'currency_rate_change',
  'deck',
  'deck_card',
  'deck_record',
  'deck_record_part',
  'deck_result',
  'deck_round',
  'deck_seal',
  'draw_beacon',
  'draw_commit',
  'draw_hold',
  'draw_point',
  'draw_record',
  'draw_release',
  'draw_result',
  'draw_skip',
  'game_chain',
  'game_version',
  'incident_entry',
  'instance_ending',
  'instance_event',
  'instance_return',
  'journal',
  'limit_change',
  'log_checkpoint',
  'log_cosignature',
  'log_entry',
  'log_policy',
  'log_tile',
  'logged_result',
  'missed_round',
  'payout',
  'player_note',
  'player_reveal',
  'prize_claim',
  'proposal_vote',
  'protection_rules',
  'receipt_batch',
  'refused_round',
  'register_check',
  'report_export',
  'report_permit',
  'round_cut',
  'round_cut_deck',
  'saved_payment_event',
  'ticket',
  'ticket_outcome',
  'transfer',
  'withdrawal_approval',
  'withdrawal_route',
]

/** Tables for content and personal data, without money or draws. */
const outsideMoney = [
  'ad',
  'content_version',
  'language_text',
  'site_language',
  'site_page',
  'site_page_text',
  'site_picture',
  'site_style',
  'audit_entry',
  'document',
  'link_key',
  'passkey',
  'pending_form',
  'pending_join',
  'phone_code',
  'player_detail',
  'player_key',
  'registration_origin',
  'second_step',
  'support_case',
  'totp',
  'verification_request',
  'code_request',
  'identity_provider',
  'known_origin',
  'outside_identity',
  'passkey_challenge',
  'persistent_event',
  'progress_step',
  'achievement_reached',
  'rank_choice',
  'site_notice',
  'notification',
  'notification_preference',
  'push_subscription',
  'whitelabel_partner',
  'whitelabel_session',
]

/** Tables that the sample world leaves empty. */
const leftEmpty = [
  ...outsideMoney,
  'card_proof',
  'card_reveal',
  'coupon',
  'currency_rate',
  'deposit_order',
  'draw_hold',
  'draw_release',
  'draw_skip',
  'exclusion',
  'exclusion_spread',
  'external_play',
  'recovery_code',
  'favorite_game',
  'game_chain',
  'game_text',
  'log_cosignature',
  'log_publisher',
  'log_tile',
  'log_witness',
  'logged_result',
  'login_failure',
  'missed_round',
  'payment_inbox',
  'withdrawal_order',
  'prize_agent',
  'prize_claim',
  'payout_setup',
  'saved_payment',
  'saved_payment_event',
  'rate_count',
  'refused_round',
  'session',
  'session_ticket',
  'subscription_run',
  'ticket_reprint',
]

beforeAll(async () => {
  database = await testDatabase()
  await makeSampleWorld(database)
  owner = open(database.ownerUrl).pool
  app = open(database.appUrl).pool
  staff = open(database.staffUrl).pool
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE n.nspname = 'public' AND relkind = 'r' AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'member_id')
      ORDER BY relname`,
  )
  fenced = rows.map(row => row.name)
})
afterAll(async () => {
  await Promise.all([owner.end(), app.end(), staff.end()])
  await database.drop()
})

/** Returns the number of rows, or the SQL error code. */
const attempt = async (memberId: number | undefined, text: string, pool = app): Promise<number | string> => {
  const code = (error: unknown) => (error as { code: string }).code
  if (memberId === undefined) return pool.query(text).then(({ rowCount }) => rowCount ?? 0, code)
  return withMemberClient(pool, memberId, client => client.query(text)).then(
    ({ rowCount }) => rowCount ?? 0,
    code,
  )
}

const insufficientPrivilege = '42501'
const nothing = [0, insufficientPrivilege]

describe('row-level security', () => {
  it('covers every table with a member id, and the sample world fills them all except the listed ones', async () => {
    expect(fenced).toEqual(
      expect.arrayContaining(['account', 'game', 'lane', 'outbox', 'player', 'session', ...appendOnly]),
    )
    const counts = await Promise.all(
      fenced.map(async name => (await owner.query(`SELECT FROM ${name} LIMIT 1`)).rowCount),
    )
    const empty = fenced.filter((_, i) => counts[i] === 0)
    expect(empty.filter(name => !leftEmpty.includes(name))).toEqual([])
  })

  it('hides all rows from a transaction without a member', async () => {
    for (const name of fenced)
      expect([name, await attempt(undefined, `SELECT FROM ${name}`)]).toEqual([
        name,
        expect.toBeOneOf(nothing),
      ])
  })

  it("hides another member's rows, and prevents changes to them", async () => {
    for (const name of fenced) {
      const statements = [
        `SELECT FROM ${name} WHERE member_id = ${other}`,
        `UPDATE ${name} SET member_id = ${me} WHERE member_id = ${other}`,
        `DELETE FROM ${name} WHERE member_id = ${other}`,
      ]
      for (const text of statements) {
        // A statement trigger of an append-only table may raise its error first.
        expect([text, await attempt(me, text)]).toEqual([text, expect.toBeOneOf([...nothing, '23001'])])
      }
    }
  })

  it.each([
    ['account', `(member_id, kind, ref, currency) VALUES (1, 'player:cash', 99, 'USD')`],
    ['outbox', `(member_id, topic, event, body) VALUES (1, 'lobby.1', 'x', '{}')`],
    ['instance_event', `(member_id, instance_id, n, kind) VALUES (1, 1, 1, 'x')`],
    ['login_failure', `(member_id, username_key, count) VALUES (1, 'x', 1)`],
    ['lane', `(member_id) VALUES (1)`],
    ['player', `(member_id, username, password_hash) VALUES (1, 'x', 'x')`],
    [
      'journal',
      `(member_id, id, op_key, op_hash, kind, ref, created_at, result, prev_hash, hash) VALUES (1, 9999, 'x', '', 'join', 1, now(), '{}', '', '')`,
    ],
  ])("prevents writing another member's row into %s", async (name, rest) => {
    expect(await attempt(me, `INSERT INTO ${name} ${rest}`)).toBe(insufficientPrivilege)
  })

  it('prevents moving a row to another member', async () => {
    const text = `UPDATE player SET member_id = ${other}`
    expect(await attempt(me, text)).toBe(insufficientPrivilege)
  })
})

describe('the functions that name operators with work', () => {
  it('are the only ones with rights of their own, and their role has no login', async () => {
    const { rows } = await owner.query<{ name: string; owner: string; login: boolean; returns: string }>(
      `SELECT p.proname AS name, r.rolname AS owner, r.rolcanlogin OR r.rolsuper OR r.rolbypassrls AS login,
              pg_get_function_result(p.oid) AS returns
         FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
        WHERE p.prosecdef AND p.pronamespace = 'public'::regnamespace ORDER BY 1`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) expect(row).toMatchObject({ owner: 'fairground_polls', login: false })
    const others = rows.filter(row => row.returns !== 'SETOF integer').map(row => row.name)
    expect(others).toEqual(['opening_states', 'renew_lane_leases'])
  })

  it('read columns that the migrations name, and change nothing but leases', async () => {
    const whole = await owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')
          AND has_table_privilege('fairground_polls', oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')`,
    )
    expect(whole.rows).toEqual([])
    const { rows } = await owner.query<{ changed: string }>(
      `SELECT c.relname || '.' || a.attname AS changed FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT a.attisdropped
          AND has_column_privilege('fairground_polls', c.oid, a.attnum, 'UPDATE') ORDER BY 1`,
    )
    expect(rows.map(({ changed }) => changed)).toEqual(['lane.lease_until', 'log_publisher.lease_until'])
  })

  it('run for the application only', async () => {
    expect(await attempt(undefined, 'SELECT FROM due_draws()')).not.toBe(insufficientPrivilege)
    expect(await attempt(undefined, 'SELECT FROM due_draws()', staff)).toBe(insufficientPrivilege)
  })
})

describe('append-only tables', () => {
  it('are all listed here, and each one has its trigger', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE t.tgfoid = 'refuse_change'::regproc AND t.tgenabled = 'O' AND t.tgtype & 56 = 56
        ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name).filter(name => fenced.includes(name))).toEqual(appendOnly)
  })

  it.each(appendOnly)('%s rejects changes by the application, the console and the owner', async name => {
    for (const text of [
      `UPDATE ${name} SET member_id = member_id`,
      `DELETE FROM ${name}`,
      `TRUNCATE ${name} CASCADE`,
    ]) {
      expect([text, await attempt(me, text)]).toEqual([text, insufficientPrivilege])
      expect([text, await attempt(me, text, staff)]).toEqual([text, insufficientPrivilege])
      await expect(owner.query(text)).rejects.toThrow('append-only')
    }
  })
})
