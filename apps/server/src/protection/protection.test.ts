import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { requestWithdrawal } from '#testing/cashier-commands.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'
import { processJournals } from './process-journals.ts'
import type { ProtectionDeps } from './protection-deps.ts'
import { createProtectionDeps, playChaser, runProtection } from './protection.test-support.ts'

let books: Books
let deps: ProtectionDeps
let instanceId: number

beforeAll(async () => {
  books = await openBooks()
  deps = createProtectionDeps(books)
  instanceId = await books.instance()
})
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readFlags = (playerId: number) =>
  books.rows<{
    reasons: { name: string; level: string }[]
    acted_at: number | null
    handled_at: number | null
  }>(
    'SELECT reasons, acted_at, handled_at FROM player_flag WHERE member_id = $1 AND player_id = $2 ORDER BY id',
    [books.memberId, playerId],
  )
const readActions = async (playerId: number) =>
  (
    await books.rows<{ kind: string }>(
      'SELECT kind FROM protection_action WHERE member_id = $1 AND player_id = $2 ORDER BY id',
      [books.memberId, playerId],
    )
  ).map(({ kind }) => kind)
const readDay = (playerId: number) =>
  books.one<Record<string, bigint | number>>(
    'SELECT * FROM player_day WHERE member_id = $1 AND player_id = $2 ORDER BY day DESC LIMIT 1',
    [books.memberId, playerId],
  )

describe('the figures of a day', () => {
  it('come from the journals, each once', async () => {
    const [playerId] = await books.players(1, 5000n)
    await books.run([
      joinCommand({
        playerId: playerId!,
        instanceId,
        lines: [
          [1, 2],
          [3, 4],
        ],
      }),
    ])
    await runProtection(deps, books.memberId)
    const expected = { staked: 420n, deposited: 5000n, stakes: 1, deposits: 1, withdrawn: 0n }
    expect(await readDay(playerId!)).toMatchObject(expected)
    await runProtection(deps, books.memberId)
    expect(await readDay(playerId!)).toMatchObject(expected)
  })

  it('are the same for two workers at once', async () => {
    const [playerId] = await books.players(1, 5000n)
    await books.run([joinCommand({ playerId: playerId!, instanceId })])
    await Promise.all(Array.from({ length: 4 }, () => processJournals(deps, books.memberId)))
    expect(await readDay(playerId!)).toMatchObject({ staked: 210n, stakes: 1, deposited: 5000n })
  })

  it('take back a cancelled withdrawal', async () => {
    const [playerId] = await books.players(1, 5000n)
    const lane = await takeLane(books.app.pool, books.memberId)
    const { submit } = startLane(lane)
    const withdrawalId = await requestWithdrawal(submit, playerId!, 3000n)
    await submit({
      name: 'cancelWithdrawal',
      request: { withdrawalId, playerId: playerId!, currency: books.currency },
    })
    await lane.release()
    await runProtection(deps, books.memberId)
    expect(await readDay(playerId!)).toMatchObject({ withdrawn: 0n, deposited: 5000n, pass_throughs: 1 })
  })
})

describe('a chaser', () => {
  it('is flagged, gets the offer of a limit and no more promotions', async () => {
    const [playerId] = await books.players(1, 0n)
    await playChaser(books, playerId!, instanceId)
    const started = performance.now()
    await runProtection(deps, books.memberId)
    console.log(`pass over a chaser's journals: ${Math.round(performance.now() - started)} ms`)
    const [flag, ...others] = await readFlags(playerId!)
    expect(others).toEqual([])
    expect(flag!.reasons).toContainEqual(expect.objectContaining({ name: 'chasing', level: 'strong' }))
    expect(flag!.acted_at).not.toBeNull()
    expect(await readActions(playerId!)).toEqual(['stopPromotions', 'offerLimit'])
    const player = await books.one<{ stopped: boolean; status: string }>(
      'SELECT promotions_stopped AS stopped, status FROM player WHERE member_id = $1 AND id = $2',
      [books.memberId, playerId],
    )
    expect(player).toEqual({ stopped: true, status: 'active' })
    const causes = await books.rows(
      `SELECT FROM notification_cause WHERE member_id = $1 AND player_id = $2 AND kind = 'saferPlay'`,
      [books.memberId, playerId],
    )
    expect(causes).toHaveLength(1)
    await books.run([depositCommand(playerId!, 1000n)])
    await runProtection(deps, books.memberId)
    expect(await readFlags(playerId!)).toHaveLength(1)
    expect(await readActions(playerId!)).toHaveLength(2)
  })
})

describe('an ordinary player', () => {
  it('is not flagged', async () => {
    const [playerId] = await books.players(1, 2000n)
    await books.run([joinCommand({ playerId: playerId!, instanceId })])
    await runProtection(deps, books.memberId)
    expect(await readFlags(playerId!)).toEqual([])
    expect(await readActions(playerId!)).toEqual([])
  })
})

describe('failed deposits', () => {
  it('flag a player without any journal of play', async () => {
    const [playerId] = await books.players(1, 100n)
    await runProtection(deps, books.memberId)
    const lane = await takeLane(books.app.pool, books.memberId)
    const { submit } = startLane(lane)
    for (let i = 0; i < 8; i += 1) {
      const ordered = await submit({
        name: 'orderDeposit',
        request: {
          opKey: `order:${playerId}:${i}`,
          playerId: playerId!,
          provider: 'testpay',
          currency: books.currency,
          amount: 500n,
        },
      })
      const { paymentId } = ('ok' in ordered ? ordered.ok : undefined) as { paymentId: number }
      await submit({
        name: 'moveDeposit',
        request: { paymentId, playerId: playerId!, provider: 'testpay', event: 'fail' },
      })
    }
    await lane.release()
    await runProtection(deps, books.memberId)
    expect((await readFlags(playerId!))[0]?.reasons).toContainEqual(
      expect.objectContaining({ name: 'failedDeposits', level: 'strong' }),
    )
  })
})

describe('a mule', () => {
  it('opens a case and a hold that refuses the approval of withdrawals', async () => {
    const [playerId, friend] = await books.players(2, 0n)
    for (const id of [playerId, friend])
      await books.rows(
        `INSERT INTO saved_payment (member_id, player_id, provider, kind, digest, sealed)
         VALUES ($1, $2, 'testpay', 'card', sha256('shared'), '')`,
        [books.memberId, id],
      )
    const lane = await takeLane(books.app.pool, books.memberId)
    const { submit } = startLane(lane)
    const ref = { playerId: playerId!, currency: books.currency }
    let withdrawalId = 0
    for (let passage = 0; passage < 2; passage += 1) {
      await submit(depositCommand(playerId!, 60_000n))
      withdrawalId = await requestWithdrawal(submit, playerId!, 59_000n)
      if (passage === 0) await submit({ name: 'cancelWithdrawal', request: { ...ref, withdrawalId } })
    }
    await runProtection(deps, books.memberId)
    const found = await books.one<{ rules: string[]; cause: string; held: boolean }>(
      `SELECT rules, cause, has_hold(member_id, player_id, 'withdrawal') AS held FROM aml_case
        WHERE member_id = $1 AND player_id = $2`,
      [books.memberId, playerId],
    )
    expect(found).toMatchObject({ cause: 'rule', held: true })
    expect(found.rules).toContain('mule')
    const approval = await submit({
      name: 'approveWithdrawal',
      request: { ...ref, withdrawalId, approvedBy: 'staff/1' },
    })
    expect(approval).toMatchObject({ ok: { done: false, reason: 'onHold' } })
    await expect(
      books.rows(
        `UPDATE withdrawal SET status = 'APPROVED', approved_by = 'staff/1' WHERE member_id = $1 AND id = $2`,
        [books.memberId, withdrawalId],
      ),
    ).rejects.toThrow('on hold')
    await lane.release()
    await runProtection(deps, books.memberId)
    const cases = await books.rows('SELECT FROM aml_case WHERE member_id = $1 AND player_id = $2', [
      books.memberId,
      playerId,
    ])
    expect(cases).toHaveLength(1)
  })
})
