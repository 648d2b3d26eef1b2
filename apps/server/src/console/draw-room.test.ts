import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type ControlStage, openControlStage } from '#testing/control-stage.test-support.ts'
import type { DrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let controlled: ControlStage
let stage: DrawStage
let staffConsole: TestConsole
let officer: StaffMember
let finance: StaffMember
let players: number[]
let memberId: number

beforeAll(async () => {
  // Two tiers over three numbers: every play wins a prize.
  books = await openBooks({ pick: 1, from: 3, cost: 100n, fee: 5n })
  memberId = books.memberId
  players = await books.players(3)
  staffConsole = await openTestConsole(books)
  officer = await staffConsole.hire(['drawOfficer'])
  finance = await staffConsole.hire(['finance'])
  controlled = await openControlStage(books)
  stage = controlled.stage
})
afterAll(async () => {
  await controlled.close()
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const reason = 'the wrong closing time was published'

/** The text of the fault. */
const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

const sell = async (instanceId: number): Promise<void> => {
  for (const playerId of players) {
    const { request } = joinCommand({ playerId, instanceId, lines: [[1], [2]] })
    expect(await stage.deps.lane.submit(memberId, 'join', request)).toMatchObject({ exitCode: 0 })
  }
}

const readCash = () => Promise.all(players.map(id => books.balance('player:cash', id)))

const getInstance = (instanceId: number) => officer.call('getInstance', { instanceId }, memberId)

const proposeVoid = (instanceId: number) => officer.propose(memberId, 'voidInstance', { instanceId }, reason)

/** Takes steps until the close record of the instance is signed. */
const closeSale = async (id: number): Promise<void> => {
  while (!(await stage.isSealed(id))) {
    await stage.makeDue(id)
    await stage.step(id)
  }
}

describe('a voided instance', () => {
  it('refunds every ticket while it is on sale', async () => {
    const before = await readCash()
    const id = await books.instance()
    await sell(id)
    const proposal = await proposeVoid(id)
    expect(await refuses(officer.vote(memberId, proposal))).toContain('Another person must vote')
    expect(await finance.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
    await stage.step(id)
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    const { history } = await getInstance(id)
    expect(history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refunding', 'voided', 'refunded']),
    )
    expect(await refuses(proposeVoid(id))).toContain('that has not ended')
  })

  it('cannot be voided once its numbers are drawn', async () => {
    const id = await books.instance()
    await sell(id)
    await stage
      .finish(id, async () => {
        if ((await books.rows('SELECT FROM draw_beacon WHERE instance_id = $1', [id])).length > 0)
          throw new Error('drawn')
        await stage.step(id)
      })
      .catch((error: Error) => expect(error.message).toBe('drawn'))
    expect(await refuses(proposeVoid(id))).toContain('are drawn')
    await stage.finish(id)
    const { instance, tiers, hasBeacon, seal, drawn, gaming } = await getInstance(id)
    expect(instance).toMatchObject({ status: 'ENDED', sold: 6, pool: '600' })
    expect(hasBeacon).toBe(true)
    expect(tiers.reduce((sum, tier) => sum + tier.winners, 0)).toBe(6)
    const signature = expect.stringMatching(/^[0-9a-f]{128}$/)
    expect(seal).toMatchObject({ signerSignature: signature, controlSignature: signature, jackpot: '0' })
    expect(seal!.signerSignedAt).toBeGreaterThanOrEqual(gaming.signedAt!)
    expect(drawn).toMatchObject({
      text: expect.stringMatching(/^[123]$/),
      payouts: 6,
      paid: String(tiers.reduce((sum, tier) => sum + BigInt(tier.sum), 0n)),
      resultSignature: signature,
      controlSignature: signature,
    })
    const [stored] = await books.rows<{ drawn: number[] }>(
      'SELECT drawn FROM draw_result WHERE instance_id = $1',
      [id],
    )
    expect(drawn!.text).toBe(stored!.drawn.join())
  })

  // The next draw of the game would wait for the link of this one, so it is the last.
  it('that was closed and held is released and refunded, and the public log shows it', async () => {
    const before = await readCash()
    const id = await books.instance()
    await sell(id)
    await closeSale(id)
    const { gaming, control, isEqual, seal, drawn } = await getInstance(id)
    expect(seal).not.toBeNull()
    expect(drawn).toBeNull()
    expect(gaming).toMatchObject({ tickets: 6, pool: '600' })
    expect(control).toMatchObject({ tickets: 6, pool: '600', root: gaming.root })
    expect(isEqual).toBe(true)
    await officer.call('holdDraw', { instanceId: id, reason }, memberId)
    expect((await getInstance(id)).hold).toMatchObject({ reason, heldBy: `staff/${officer.staffId}` })
    expect(await finance.vote(memberId, await proposeVoid(id))).toMatchObject({ status: 'executed' })
    await stage.step(id)
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)
    const entries = await books.rows<{ type: string }>(
      `SELECT type FROM log_entry WHERE member_id = $1 AND type IN ('held', 'release', 'cancel') ORDER BY index`,
      [memberId],
    )
    expect(entries.map(({ type }) => type)).toEqual(['held', 'release', 'cancel'])
  })

  it('belongs to its operator and needs the right of a draw officer', async () => {
    const [row] = await books.rows<{ id: number }>('SELECT id FROM game_instance WHERE member_id = $1', [
      memberId,
    ])
    const id = row!.id
    const elsewhere = await books.instance({}, books.otherMemberId)
    expect(await refuses(proposeVoid(elsewhere))).toContain('there is no instance')
    expect(await refuses(getInstance(elsewhere))).toContain('there is no instance')
    expect(await refuses(finance.propose(memberId, 'voidInstance', { instanceId: id }))).toContain('roles')
  })
})

it('lists instances page by page, newest first', async () => {
  const first = await officer.call('listInstances', { limit: 2 }, memberId)
  expect(first.instances).toHaveLength(2)
  const rest = await officer.call('listInstances', { after: first.next! }, memberId)
  const ids = [...first.instances, ...rest.instances].map(({ instanceId }) => instanceId)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  const refunded = await officer.call('listInstances', { status: 'REFUNDED', gameId: 7 }, memberId)
  expect(refunded.instances).toHaveLength(2)
})
