import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import { personalFields } from '@fairground/contract/operator/player-views'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositCommand } from '#testing/books.test-support.ts'
import { withdrawalCommand } from '#testing/cashier-commands.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { type DeskWorld, openDeskWorld, type Person, refuses } from './desk-world.test-support.ts'

let world: DeskWorld
let support: StaffMember
let analyst: StaffMember
let person: Person
let ceilings = 0

beforeAll(async () => {
  world = await openDeskWorld({ observeRevealCeiling: () => void (ceilings += 1) })
  support = await world.hire(['support'])
  analyst = await world.hire(['kycAnalyst'])
  person = await world.addPerson()
  await world.books.run([depositCommand(person.playerId, 5000n)])
})
afterAll(async () => expect(await world.close()).toEqual([]))

const own = () => world.books.memberId
const fullValues = ({ details }: Person): string[] =>
  personalFields.flatMap(field => details[field] ?? []).filter(value => value.length > 6)
const readLog = () =>
  world.books.rows<{ actor: string; action: string; subject: string; after: unknown; reason: string }>(
    'SELECT actor, action, subject, after, reason FROM audit_entry WHERE member_id = $1 ORDER BY seq',
    [own()],
  )

describe('getPlayer', () => {
  it('returns the account with its money and masks every personal value', async () => {
    const instanceId = await world.books.instance()
    const { playerId } = person
    await world.books.run([joinCommand({ playerId, instanceId })])
    const record = await support.call('getPlayer', { playerId }, own())
    expect(record).toMatchObject({
      playerId,
      username: person.username,
      status: 'active',
      flags: [],
      openSessions: 0,
      notes: 0,
      tickets: [{ instanceId, outcome: null }],
    })
    expect(record.balances.find(({ account }) => account === 'player:cash')).toMatchObject({
      amount: String(await world.books.balance('player:cash', playerId)),
    })
    const text = JSON.stringify(record)
    for (const value of fullValues(person)) expect(text).not.toContain(value)
    for (const field of personalFields) expect(record.person[field]).toContain('•')
  })

  it('says that the data of a player was destroyed', async () => {
    const gone = await world.addPerson()
    await world.books.rows('DELETE FROM player_key WHERE player_id = $1', [gone.playerId])
    const record = await support.call('getPlayer', { playerId: gone.playerId }, own())
    expect(record.flags).toEqual(['dataDestroyed'])
    expect(Object.values(record.person)).toEqual(personalFields.map(() => null))
    const note = support.call('addPlayerNote', { playerId: gone.playerId, text: 'x' }, own())
    expect(await refuses(note)).toBe('staff.refused')
  })
})

describe('revealPlayerData', () => {
  it('returns the wanted values, and the log has the fields and the reason but no value', async () => {
    const { playerId, details } = person
    const input = { playerId, fields: ['email', 'phoneMobile'], reason: 'the player called' } as const
    const { values } = await support.call('revealPlayerData', { ...input, fields: [...input.fields] }, own())
    expect(values).toEqual([
      { field: 'email', value: details.email },
      { field: 'phoneMobile', value: details.phoneMobile },
    ])
    expect((await readLog()).at(-1)).toEqual({
      actor: `staff/${support.staffId}`,
      action: 'reveal-player',
      subject: `player/${playerId}`,
      after: { fields: ['email', 'phoneMobile'] },
      reason: 'the player called',
    })
  })

  it('needs a reason, a fresh proof and the right', async () => {
    const { playerId } = person
    const fields: ['email'] = ['email']
    for (const reason of ['', '   '])
      expect(await refuses(support.call('revealPlayerData', { playerId, fields, reason }, own()))).toBe(
        'request.invalid',
      )
    const cashier = await world.hire(['cashier'])
    const reason = 'curious'
    expect(await refuses(cashier.call('revealPlayerData', { playerId, fields, reason }, own()))).toBe(
      'staff.notAllowed',
    )
    const late = await world.hire(['support'])
    await world.books.rows(
      `UPDATE staff_session SET proved_at = clock_timestamp() - interval '6 minutes' WHERE staff_id = $1`,
      [late.staffId],
    )
    expect(await refuses(late.call('revealPlayerData', { playerId, fields, reason }, own()))).toBe(
      'staff.stepUpRequired',
    )
  })

  it('stops at the ceiling of the day and raises an alarm, also for calls at the same moment', async () => {
    await world.books.rows(`UPDATE member SET settings = '{"revealsPerDay": 3}' WHERE id = $1`, [own()])
    const greedy = await world.hire(['support'])
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { playerId } = person
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        greedy.call('revealPlayerData', { playerId, fields: ['email'], reason: 'many' }, own()),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(ceilings).toBe(3)
    await world.books.rows(`UPDATE member SET settings = '{}' WHERE id = $1`, [own()])
  })
})

describe('notes', () => {
  it('are stored encrypted, listed newest first and never changed', async () => {
    const { playerId } = await world.addPerson()
    const texts = ['Prefers calls after six', 'Asked about a late deposit', 'Called back']
    for (const text of texts) await support.call('addPlayerNote', { playerId, text }, own())
    const first = await analyst.call('listPlayerNotes', { playerId, limit: 2 }, own())
    expect(first.notes).toMatchObject([
      { text: 'Called back', staffId: support.staffId, staffName: 'Test' },
      { text: 'Asked about a late deposit' },
    ])
    const second = await analyst.call('listPlayerNotes', { playerId, after: first.next! }, own())
    expect(second).toMatchObject({ notes: [{ text: 'Prefers calls after six' }], next: null })
    const stored = await world.books.rows<{ row: string }>('SELECT n::text AS row FROM player_note n')
    expect(JSON.stringify(stored)).not.toContain(Buffer.from('Prefers').toString('hex'))
    await expect(world.books.rows('UPDATE player_note SET staff_id = staff_id')).rejects.toThrow(
      'append-only',
    )
    await world.books.rows('DELETE FROM player_key WHERE player_id = $1', [playerId])
    const { notes } = await analyst.call('listPlayerNotes', { playerId }, own())
    expect(notes.map(({ text }) => text)).toEqual(['', '', ''])
  })
})

describe('a timeline', () => {
  it('lists events page by page without losing or repeating one', async () => {
    const { playerId } = await world.addPerson()
    for (let i = 0; i < 5; i++) await support.call('addPlayerNote', { playerId, text: `note ${i}` }, own())
    await world.books.rows(`UPDATE player SET status = 'locked' WHERE id = $1`, [playerId])
    const all = await support.call('listPlayerEvents', { playerId }, own())
    expect(all.events.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'status locked',
      ...Array.from({ length: 5 }, () => 'staff add-note'),
    ])
    const paged = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(playerId, cursor)
      paged.push(...page.events)
      cursor = page.next
    } while (cursor !== null)
    expect(paged).toEqual(all.events)
    const { restrictions } = await support.call('listPlayerRestrictions', { playerId }, own())
    expect(restrictions).toMatchObject([{ status: 'locked', endedAt: null }])
  })
  const readPage = (playerId: number, after: string | null) =>
    support.call('listPlayerEvents', { playerId, limit: 2, ...(after !== null && { after }) }, own())

  it('lists tickets, journals and payments page by page', async () => {
    const { playerId } = await world.addPerson()
    await world.books.run([depositCommand(playerId, 5000n), depositCommand(playerId, 700n)])
    const instanceId = await world.books.instance()
    const lines = [
      [1, 2],
      [1, 3],
      [2, 3],
    ]
    await world.books.run([joinCommand({ playerId, instanceId, lines })])
    const first = await support.call('listPlayerTickets', { playerId, limit: 2 }, own())
    const second = await support.call('listPlayerTickets', { playerId, after: first.next! }, own())
    expect([first.tickets.length, second.tickets.length, second.next]).toEqual([2, 1, null])
    const { journals, next } = await support.call('listPlayerJournals', { playerId, limit: 1 }, own())
    expect(journals).toMatchObject([
      { kind: 'deposit', changes: [{ account: 'player:cash', amount: '700', phase: 'posted' }] },
    ])
    const older = await support.call('listPlayerJournals', { playerId, after: next! }, own())
    expect(older.journals).toMatchObject([{ changes: [{ amount: '5000' }] }])
    await world.books.run([withdrawalCommand(playerId, 300n)])
    const { payments } = await support.call('listPlayerPayments', { playerId }, own())
    expect(payments).toMatchObject([{ kind: 'withdrawal', amount: '300', status: 'REQUESTED' }])
  })

  it.each(['x', '1:', '1:9x', '99999999999999999999'])('refuses the place %s', async after => {
    const { playerId } = person
    for (const name of ['listPlayerEvents', 'listPlayerTickets', 'listPlayerJournals'] as const)
      expect(await refuses(support.call(name, { playerId, after }, own()))).toBe('staff.refused')
  })
})

describe('listLinkedAccounts', () => {
  const addOrigin = (playerId: number, kind: string, fill: string) =>
    world.books.rows(
      `INSERT INTO known_origin (member_id, player_id, kind, digest) VALUES ($1, $2, $3, decode(repeat($4, 32), 'hex'))`,
      [own(), playerId, kind, fill],
    )

  it('names the accounts and the reasons, and only counts a network of many', async () => {
    const names = { firstName: 'Zebedee', lastName: 'Quillfeather', phoneHome: '+441632960111' }
    const one = await world.addPerson(names)
    const two = await world.addPerson(names)
    const three = await world.addPerson({ phoneHome: '+441632960222' })
    for (const { playerId } of [one, three]) {
      await addOrigin(playerId, 'network', 'aa')
      await addOrigin(playerId, 'device', 'dd')
    }
    // A device is only the name of a browser, so it links no accounts outside the network.
    const four = await world.addPerson({ phoneHome: '+441632960333' })
    await addOrigin(four.playerId, 'device', 'dd')
    for (const { playerId } of [one, four])
      await world.books.rows(
        `INSERT INTO saved_payment (member_id, player_id, provider, kind, digest, sealed)
         VALUES ($1, $2, 'testpay', 'card', decode(repeat('cc', 32), 'hex'), '')`,
        [own(), playerId],
      )
    const crowd = await world.books.players(25, 0n)
    for (const playerId of [one.playerId, ...crowd]) await addOrigin(playerId, 'network', 'bb')
    const found = await analyst.call(
      'listLinkedAccounts',
      { playerId: one.playerId, reason: 'two accounts?' },
      own(),
    )
    expect(found.accounts.map(({ playerId, reasons }) => [playerId, reasons.toSorted()])).toEqual([
      [two.playerId, ['person', 'phone']],
      [three.playerId, ['device', 'network']],
      [four.playerId, ['paymentInstrument']],
    ])
    expect(found.crowds).toEqual({ network: 1 })
    expect((await readLog()).at(-1)).toMatchObject({
      action: 'list-linked-accounts',
      reason: 'two accounts?',
      after: { accounts: 3 },
    })
  })
})

describe('an attacker', () => {
  const ofPlayer = [
    'getPlayer',
    'listPlayerEvents',
    'listPlayerJournals',
    'listPlayerTickets',
    'listPlayerPayments',
    'listPlayerSessions',
    'listPlayerNotes',
    'listPlayerRestrictions',
  ] as const satisfies readonly OperatorOperationName[]

  it("learns nothing about another operator's player", async () => {
    const other = await world.addPerson({}, world.books.otherMemberId)
    const { playerId } = other
    for (const name of ofPlayer) {
      expect(await refuses(support.call(name, { playerId }, own()))).toBe('staff.refused')
      expect(await refuses(support.call(name, { playerId }, world.books.otherMemberId))).toBe(
        'staff.unknownOperator',
      )
    }
    const reason = 'a try'
    const fields: ['email'] = ['email']
    expect(await refuses(support.call('revealPlayerData', { playerId, fields, reason }, own()))).toBe(
      'staff.refused',
    )
    expect(await refuses(support.call('addPlayerNote', { playerId, text: 'x' }, own()))).toBe('staff.refused')
    expect(await refuses(analyst.call('listLinkedAccounts', { playerId, reason }, own()))).toBe(
      'staff.refused',
    )
  })
})

describe('personal data', () => {
  it('is neither in the log of the service nor in the audit log', async () => {
    const { playerId, details } = person
    await support.call('searchPlayers', { by: 'email', value: details.email }, own())
    await support.call('searchPlayers', { by: 'phone', value: details.phoneMobile! }, own())
    const all: (typeof personalFields)[number][] = [...personalFields]
    const { values } = await analyst.call(
      'revealPlayerData',
      { playerId, fields: all, reason: 'a check' },
      own(),
    )
    expect(values).toHaveLength(personalFields.length)
    const written = JSON.stringify([world.logged, await readLog()])
    for (const value of fullValues(person)) expect(written).not.toContain(value)
  })
})
