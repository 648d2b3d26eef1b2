import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type ControlStage, openControlStage } from '#testing/control-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let controlled: ControlStage
let player: number
let id: number
let staffConsole: TestConsole
let ada: StaffMember
let grace: StaffMember
beforeAll(async () => {
  // Two tiers over three numbers: every play wins a prize.
  books = await openBooks({ pick: 1, from: 3, cost: 100n, payoutPercentage: 50, progressivePercentage: 10 })
  ;[player] = (await books.players(1)) as [number]
  staffConsole = await openTestConsole(books)
  ada = await staffConsole.hire(['drawOfficer'])
  grace = await staffConsole.hire(['controller'])
  controlled = await openControlStage(books)
  id = await sellAndDraw()
})
afterAll(async () => {
  await controlled.close()
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const hasBeacon = async (instanceId: number) =>
  (await books.rows('SELECT FROM draw_beacon WHERE instance_id = $1', [instanceId])).length > 0

/** Takes all steps until the next one computes the result. */
const sellAndDraw = async (): Promise<number> => {
  const { stage } = controlled
  const instanceId = await books.instance()
  const { request } = joinCommand({ playerId: player, instanceId, lines: [[1], [2], [3], [1]] })
  expect(await stage.deps.lane.submit(books.memberId, 'join', request)).toMatchObject({ exitCode: 0 })
  await stage
    .finish(instanceId, async () => {
      if (await hasBeacon(instanceId)) throw new Error('drawn')
      await stage.step(instanceId)
    })
    .catch((error: Error) => expect(error.message).toBe('drawn'))
  return instanceId
}

const drawAgain = () => controlled.stage.step(id)

/** The name of the fault, or the status of the proposal. */
const toOutcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    answer => answer,
    (error: unknown) => (error instanceof OperatorCallFault ? error.fault.text : error),
  )

const reason = 'checked with the control system'
const hold = (by: StaffMember) => toOutcome(by.call('holdDraw', { instanceId: id, reason }, books.memberId))
const proposeRelease = (by: StaffMember) =>
  toOutcome(by.propose(books.memberId, 'releaseDraw', { instanceId: id }, reason))
const release = async (maker: StaffMember, voter: StaffMember) => {
  const proposal = await maker.propose(books.memberId, 'releaseDraw', { instanceId: id }, reason)
  expect(await voter.vote(books.memberId, proposal)).toMatchObject({ status: 'executed' })
}

const readEntries = async () =>
  (
    await books.rows<{ body: string }>(
      `SELECT convert_from(body, 'UTF8') AS body FROM log_entry WHERE member_id = $1 ORDER BY index`,
      [books.memberId],
    )
  ).map(row => JSON.parse(row.body) as { t: string; C?: string; reason?: string })

const asOwner = async (table: string, statement: string, values: readonly unknown[]) => {
  await books.rows(`ALTER TABLE ${table} DISABLE TRIGGER append_only`)
  await books.rows(statement, values)
  await books.rows(`ALTER TABLE ${table} ENABLE TRIGGER append_only`)
}

/** Swaps the numbers of two tickets after the close, so that the platform pays another winner. */
const swapTickets = () =>
  asOwner(
    'ticket',
    `UPDATE ticket t SET plays = o.plays, mask = o.mask FROM ticket o
      WHERE t.instance_id = $1 AND o.instance_id = $1 AND t.member_id = o.member_id
        AND (t.seq, o.seq) IN ((1, 2), (2, 1), (3, 4), (4, 3))`,
    [id],
  )
const changePool = (by: number) =>
  asOwner('draw_commit', 'UPDATE draw_commit SET pool = pool + $2 WHERE instance_id = $1', [id, by])
/** The platform settles with another name of a tier than the sold one. */
const renameTier = async (from: string, to: string) => {
  await books.rows('ALTER TABLE game_instance DISABLE TRIGGER USER')
  await books.rows(
    'UPDATE game_instance SET prize_table = replace(prize_table::text, $2, $3)::jsonb WHERE id = $1',
    [id, JSON.stringify(from), JSON.stringify(to)],
  )
  await books.rows('ALTER TABLE game_instance ENABLE TRIGGER USER')
}

const expectHeld = async (what: string) => {
  const cash = await books.balance('player:cash', player)
  const escrow = await books.balance('game:escrow', id)
  await drawAgain()
  const hold = await books.one<{
    platform: { settlement: { root: string; payouts: object[] } }
    control: { differences: { what: string }[] }
    heldBy: string | null
    seconds: number
  }>(
    `SELECT platform_output AS platform, control_output AS control, held_by AS "heldBy",
            extract(epoch FROM e.at - h.held_at)::float8 AS seconds
       FROM draw_hold h, log_entry e
      WHERE h.instance_id = $1 AND e.member_id = h.member_id AND e.type = 'held' ORDER BY n DESC, e.index DESC LIMIT 1`,
    [id],
  )
  expect(hold.heldBy).toBeNull()
  expect(hold.seconds).toBeLessThan(60)
  expect(hold.platform.settlement).toMatchObject({ root: expect.any(String), payouts: expect.any(Array) })
  expect(hold.control.differences.map(each => each.what)).toContain(what)
  const entry = (await readEntries()).at(-1)
  expect(entry).toMatchObject({ t: 'held', reason: expect.stringContaining(what) })
  expect(await controlled.stage.status(id)).toBe('RETRY')
  // It waits: there is no result, no payout and no refund.
  await drawAgain()
  const refund = { instanceId: id, currency: books.currency, limit: 10 }
  await expect(controlled.stage.deps.lane.submit(books.memberId, 'refund', refund)).rejects.toThrow()
  expect(await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])).toEqual([])
  expect(await books.balance('player:cash', player)).toBe(cash)
  expect(await books.balance('game:escrow', id)).toBe(escrow)
}

describe('a draw with other winners than those of the control system', () => {
  it('is held for a swapped winner, and one person cannot release it', async () => {
    await swapTickets()
    await expectHeld('payout')
    const proposal = await ada.propose(books.memberId, 'releaseDraw', { instanceId: id }, reason)
    expect(await toOutcome(ada.vote(books.memberId, proposal))).toContain('Another person must vote')
    expect(await proposeRelease(grace)).toContain('waits already')
    const approve = (approval: number) =>
      books.rows(
        `INSERT INTO draw_release (member_id, instance_id, n, approval, actor)
         SELECT member_id, instance_id, n, $2, 'ada' FROM draw_hold WHERE instance_id = $1`,
        [id, approval],
      )
    await expect(approve(2)).rejects.toThrow('needs two approvals')
    await drawAgain()
    expect(await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])).toEqual([])
  })

  it('is held again for a wrong prize after the release', async () => {
    const { proposals } = await grace.call('listProposals', { status: 'open' }, books.memberId)
    expect(await grace.vote(books.memberId, proposals[0]!.proposalId)).toMatchObject({ status: 'executed' })
    expect((await readEntries()).at(-1)).toMatchObject({ t: 'release' })
    await swapTickets()
    await changePool(100)
    await expectHeld('payout')
    await changePool(-100)
  })

  it('is held again for a wrong tier', async () => {
    await release(grace, ada)
    await renameTier('fewer', 'other')
    await expectHeld('prizes')
    await renameTier('other', 'fewer')
  })

  it('is paid once two people released it and both results are equal', async () => {
    await release(grace, ada)
    expect(await proposeRelease(ada)).toContain('is not held')
    const cash = await books.balance('player:cash', player)
    await controlled.stage.finish(id)
    expect((await books.balance('player:cash', player)) > cash).toBe(true)
    const types = (await readEntries()).map(({ t }) => t).filter(t => t === 'held' || t === 'release')
    expect(types).toEqual(['held', 'release', 'held', 'release', 'held', 'release'])
    const audit = await books.rows<{ actor: string; action: string }>(
      'SELECT actor, action FROM audit_entry WHERE member_id = $1 ORDER BY seq',
      [books.memberId],
    )
    const [byAda, byGrace] = [ada, grace].map(({ staffId }) => `staff/${staffId}`)
    expect(audit.map(({ actor, action }) => `${action} ${actor}`)).toEqual(
      [
        [byAda, byGrace],
        [byGrace, byAda],
        [byGrace, byAda],
      ].flatMap(([maker, voter]) => [`propose ${maker}`, `vote-approve ${voter}`, `releaseDraw ${maker}`]),
    )
    expect(await hold(ada)).toContain('no instance')
  })

  it('is held by one person, without a difference', async () => {
    id = await sellAndDraw()
    expect(await hold(ada)).toEqual({ done: true })
    expect(await hold(grace)).toContain('already held')
    await drawAgain()
    expect(await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])).toEqual([])
    await release(ada, grace)
    await controlled.stage.finish(id)
    expect(await controlled.stage.status(id)).toBe('ENDED')
  })
})
