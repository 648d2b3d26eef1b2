import { inMember } from '@fairground/database/transaction'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobPayloads } from '#jobs/jobs.ts'
import { addPlayerMessage, storeSupportCase } from '#player/support-case.ts'
import { type DeskWorld, openDeskWorld, refuses } from '#staff/players/desk-world.test-support.ts'
import { observeDueCases } from './observe-due-cases.ts'

let world: DeskWorld
let support: StaffMember
let colleague: StaffMember
const mails: JobPayloads['mail'][] = []

beforeAll(async () => {
  world = await openDeskWorld({
    jobs: {
      add: async (_tx, _memberId, _name, payload) => void mails.push(payload as JobPayloads['mail']),
      stop: async () => undefined,
    },
  })
  support = await world.hire(['support'])
  colleague = await world.hire(['support'])
})
afterAll(async () => expect(await world.close()).toEqual([]))

const own = () => world.books.memberId
const reason = 'a case'
const hours = 48

const openCase = async (playerId: number | null, message: string, memberId = own()) => {
  const text = { email: 'wilhelmina@example.org', name: 'Wilhelmina', message, language: 'en_US' }
  const owner = { memberId, playerId }
  const { vault } = world.console.context
  return (await inMember(world.books.app.db, memberId, tx => storeSupportCase(tx, vault, owner, text, hours)))
    .code
}
const reply = (playerId: number, code: string, text: string) =>
  inMember(world.books.app.db, own(), tx =>
    addPlayerMessage(
      tx,
      world.console.context.vault,
      { memberId: own(), playerId },
      { code, text, at: Date.now() },
      hours,
    ),
  )
const moveDeadline = (code: string, by: string) =>
  world.books.rows(`UPDATE support_case SET due_at = clock_timestamp() + $2::interval WHERE code = $1`, [
    code,
    by,
  ])

describe('a case', () => {
  it('is shown, assigned, answered by mail and notification, and opened again by the player', async () => {
    const { playerId, username } = await world.addPerson()
    const code = await openCase(playerId, 'Where is my deposit?')
    await support.call('assignSupportCase', { code, staffId: colleague.staffId, reason }, own())
    const { cases } = await colleague.call('listSupportCases', { assigned: 'me' }, own())
    expect(cases).toMatchObject([{ code, username, status: 'open', assignedTo: colleague.staffId }])
    expect(JSON.stringify(cases)).not.toContain('deposit')
    const text = 'Hello {name}, case {code} is solved.'
    await colleague.call('answerSupportCase', { code, text, reason }, own())
    expect(mails.at(-1)).toMatchObject({
      to: 'wilhelmina@example.org',
      text: expect.stringContaining(`Hello Wilhelmina, case ${code} is solved.`) as string,
    })
    const causes = await world.books.rows(
      `SELECT FROM notification_cause WHERE kind = 'support' AND player_id = $1`,
      [playerId],
    )
    expect(causes).toHaveLength(1)
    expect((await colleague.call('listSupportCases', { assigned: 'me' }, own())).cases).toEqual([])
    await moveDeadline(code, '-9 days')
    expect(await reply(playerId, code, 'It is not')).toBe(true)
    const shown = await support.call('showSupportCase', { code, reason }, own())
    expect(shown).toMatchObject({ status: 'open', name: 'Wilhelmina', email: 'w•••@e•••', playerId })
    expect(shown.messages.map(({ by, text: said }) => [by, said])).toEqual([
      ['sender', 'Where is my deposit?'],
      [`staff/${colleague.staffId}`, `Hello Wilhelmina, case ${code} is solved.`],
      ['sender', 'It is not'],
    ])
    expect(shown.dueAt).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    expect(await reply(playerId + 1, code, 'Not mine')).toBe(false)
  })

  it('is listed by deadline, page by page', async () => {
    const codes = [await openCase(null, 'one'), await openCase(null, 'two'), await openCase(null, 'three')]
    await moveDeadline(codes[0]!, '-1 hour')
    await moveDeadline(codes[1]!, '-3 hours')
    await moveDeadline(codes[2]!, '-2 hours')
    const first = await support.call('listSupportCases', { overdue: true, limit: 2 }, own())
    const second = await support.call('listSupportCases', { overdue: true, after: first.next! }, own())
    expect([...first.cases, ...second.cases].map(({ code }) => code)).toEqual([codes[1], codes[2], codes[0]])
    const { worklists } = await support.call('getToday', {}, own())
    expect(worklists.supportCases.answerBy).toBe(first.cases[0]!.dueAt)
    await support.call('closeSupportCase', { code: codes[0]!, reason }, own())
    const closed = await support.call('listSupportCases', { status: 'closed' }, own())
    expect(closed.cases.map(({ code }) => code)).toEqual([codes[0]])
    expect(
      await refuses(support.call('answerSupportCase', { code: codes[0]!, text: 'x', reason }, own())),
    ).toBe('staff.refused')
  })

  it('near its deadline or behind it is counted for an alarm', async () => {
    const code = await openCase(null, 'soon')
    const seen = new Map<string, number>()
    const count = () =>
      observeDueCases(
        world.console.context.db,
        async () => [own()],
        (_, state, cases) => void seen.set(state, cases),
      )
    await count()
    const before = new Map(seen)
    await moveDeadline(code, '3 hours')
    await count()
    expect(seen.get('near')).toBe((before.get('near') ?? 0) + 1)
    await moveDeadline(code, '-1 minute')
    await count()
    expect(seen.get('near')).toBe(before.get('near'))
    expect(seen.get('overdue')).toBe((before.get('overdue') ?? 0) + 1)
  })

  it('goes only to staff who can answer it', async () => {
    const code = await openCase(null, 'who?')
    const cashier = await world.hire(['cashier'])
    const elsewhere = await world.hire(['support'], world.books.otherMemberId)
    for (const { staffId } of [cashier, elsewhere])
      expect(await refuses(support.call('assignSupportCase', { code, staffId, reason }, own()))).toBe(
        'staff.refused',
      )
  })

  it('of another operator does not exist', async () => {
    const code = await openCase(null, 'elsewhere', world.books.otherMemberId)
    expect(await refuses(support.call('showSupportCase', { code, reason }, own()))).toBe('staff.refused')
    expect(await refuses(support.call('answerSupportCase', { code, text: 'x', reason }, own()))).toBe(
      'staff.refused',
    )
    expect(await refuses(support.call('assignSupportCase', { code, staffId: null, reason }, own()))).toBe(
      'staff.refused',
    )
    expect(await refuses(support.call('showSupportCase', { code, reason }, world.books.otherMemberId))).toBe(
      'staff.unknownOperator',
    )
    const { cases } = await support.call('listSupportCases', { limit: 200 }, own())
    expect(cases.map(each => each.code)).not.toContain(code)
  })
})

describe('prepared texts', () => {
  it('belong to one operator and language, and are replaced by name', async () => {
    const macro = { name: 'Late deposit', language: 'en_US', text: 'Hello {name}', reason }
    const { macroId } = await support.call('setSupportMacro', macro, own())
    const again = await support.call('setSupportMacro', { ...macro, text: 'Dear {name}' }, own())
    expect(again.macroId).toBe(macroId)
    await support.call('setSupportMacro', { ...macro, language: 'es_ES', text: 'Hola {name}' }, own())
    const { macros } = await support.call('listSupportMacros', { language: 'en_US' }, own())
    expect(macros).toEqual([{ macroId, name: 'Late deposit', language: 'en_US', text: 'Dear {name}' }])
    const elsewhere = await world.hire(['support'], world.books.otherMemberId)
    expect((await elsewhere.call('listSupportMacros', {}, world.books.otherMemberId)).macros).toEqual([])
    const attempt = elsewhere.call('removeSupportMacro', { macroId, reason }, world.books.otherMemberId)
    expect(await refuses(attempt)).toBe('staff.refused')
    await support.call('removeSupportMacro', { macroId, reason }, own())
    expect((await support.call('listSupportMacros', {}, own())).macros).toMatchObject([{ language: 'es_ES' }])
  })
})
