import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { withdrawalCommand } from '#testing/cashier-commands.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let cashier: StaffMember
let colleague: StaffMember
let officer: StaffMember
let playerId: number
let instanceId: number

const own = () => books.memberId
const findKinds = async (member: StaffMember, code: string) =>
  (await member.call('findByCode', { code }, own())).found.map(({ kind, id }) => `${kind} ${id}`)

beforeAll(async () => {
  books = await openBooks()
  const players = await books.players(3, 50_000n)
  playerId = players[0]!
  instanceId = await books.instance()
  await books.run([joinCommand({ playerId, instanceId, lines: [[1, 2]] })])
  await books.run([300n, 900n, 600n].map((amount, index) => withdrawalCommand(players[index]!, amount)))
  staffConsole = await openTestConsole(books)
  cashier = await staffConsole.hire(['cashier'])
  colleague = await staffConsole.hire(['cashier'])
  officer = await staffConsole.hire(['drawOfficer'])
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  await books.close()
}, 120_000)

describe('withdrawals', () => {
  it('are read page by page, oldest or largest first', async () => {
    const read = async (order: 'oldest' | 'largest') => {
      const first = await cashier.call('listWithdrawals', { order, limit: 2 }, own())
      const second = await cashier.call('listWithdrawals', { order, limit: 2, after: first.next! }, own())
      expect(second.next).toBeNull()
      return [...first.withdrawals, ...second.withdrawals].map(({ minorUnits }) => minorUnits)
    }
    expect(await read('oldest')).toEqual(['300', '900', '600'])
    expect(await read('largest')).toEqual(['900', '600', '300'])
  })

  it('show what a cashier needs, and a hold without its reason', async () => {
    const [first] = (await cashier.call('listWithdrawals', {}, own())).withdrawals
    expect(first).toMatchObject({
      playerId,
      identity: 'none',
      method: null,
      stop: 'noDestination',
      approvals: { needed: 1, given: 0 },
      proposal: null,
    })
    await books.rows(
      `INSERT INTO player_hold (member_id, player_id, kind, made_by) VALUES ($1, $2, 'withdrawal', 'system/aml')`,
      [own(), playerId],
    )
    const [held] = (await cashier.call('listWithdrawals', {}, own())).withdrawals
    expect(held).toMatchObject({ stop: 'onHold' })
    expect(JSON.stringify(held)).not.toContain('aml')
  })
})

describe('proposals', () => {
  it('wait for those who may vote, with the names of people', async () => {
    const finance = await staffConsole.hire(['finance'])
    const second = await staffConsole.hire(['finance'])
    for (const member of [finance, second]) await member.stepUp()
    const payload = { settings: { bonusAloneTo: '500' }, unset: [] }
    const proposalId = await finance.propose(own(), 'changeMoneySettings', payload, 'more room')
    const listFor = async (member: StaffMember) =>
      (await member.call('listProposals', { forMe: true }, own())).proposals.map(each => each.proposalId)
    expect(await listFor(finance)).toEqual([])
    expect(await listFor(officer)).toEqual([])
    expect(await listFor(second)).toEqual([proposalId])
    const shown = await second.call('getProposal', { proposalId }, own())
    expect(shown).toMatchObject({
      mayVote: true,
      changes: [{ field: 'bonusAloneTo', before: null, after: '500' }],
    })
    expect(shown.proposal.madeByName).toEqual(expect.any(String))
    await second.vote(own(), proposalId)
    expect(await listFor(second)).toEqual([])
    const decided = await finance.call('getProposal', { proposalId }, own())
    expect(decided).toMatchObject({ mayVote: false, changes: null, proposal: { status: 'executed' } })
    expect(decided.proposal.votes).toMatchObject([{ staffId: second.staffId, name: expect.any(String) }])
    const { entries } = await finance.call('readAuditLog', { action: 'vote-approve' }, own())
    expect(entries[0]).toMatchObject({ actorName: decided.proposal.votes[0]!.name })
  })
})

describe('findByCode', () => {
  it('finds by number, username and ticket code what the caller may read', async () => {
    const { username } = await books.one<{ username: string }>('SELECT username FROM player WHERE id = $1', [
      playerId,
    ])
    expect(await findKinds(cashier, ` ${username.toUpperCase()} `)).toEqual([`player ${playerId}`])
    expect(await findKinds(officer, username)).toEqual([])
    const { seq } = await books.one<{ seq: number }>('SELECT seq FROM ticket WHERE instance_id = $1', [
      instanceId,
    ])
    const code = ticketId({ instanceId, seq })
    const [ticket] = (await officer.call('findByCode', { code: code.toLowerCase() }, own())).found
    expect(ticket).toMatchObject({ kind: 'ticket', id: code, instanceId, playerId: null })
    expect(await findKinds(officer, String(instanceId))).toContain(`instance ${instanceId}`)
    expect(await findKinds(colleague, String(instanceId))).not.toContain(`instance ${instanceId}`)
    const [row] = await books.rows<{ id: string }>('SELECT id::text FROM withdrawal ORDER BY id LIMIT 1')
    expect(await findKinds(cashier, row!.id)).toContain(`withdrawal ${row!.id}`)
    expect(await findKinds(officer, row!.id)).not.toContain(`withdrawal ${row!.id}`)
    for (const nothing of ['no one', '99999999999999999999', '-1', '0'])
      expect(await findKinds(cashier, nothing)).toEqual([])
  })
})

it('shows staff how to format money and times', async () => {
  const { operators } = await officer.call('getMe', {})
  expect(operators.find(({ memberId }) => memberId === own())).toMatchObject({
    currency: { code: books.currency, decimals: 2 },
    timeZone: 'UTC',
    address: expect.stringMatching(/^https?:/),
  })
})

it('shows the worklist of harm only to those who may read it', async () => {
  const saferPlay = await staffConsole.hire(['saferPlay'])
  const read = async (member: StaffMember) => (await member.call('getToday', {}, own())).worklists.harmFlags
  expect(await read(officer)).toBeNull()
  expect(await read(saferPlay)).toEqual({ count: 0, oldest: null })
})

it('filters instances by time and shows what they hold', async () => {
  const { instances } = await officer.call('listInstances', {}, own())
  expect(instances[0]).toMatchObject({ instanceId, sold: 1, cap: expect.any(Number) })
  const { startAt } = instances[0]!
  const list = async (from: number, until: number) =>
    (await officer.call('listInstances', { from, until }, own())).instances.length
  expect([await list(startAt!, startAt! + 1), await list(startAt! + 1, startAt! + 2)]).toEqual([1, 0])
})
