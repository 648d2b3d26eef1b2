import { randomUUID } from 'node:crypto'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { countReturn } from './count-return.ts'

let books: Books
let staffConsole: TestConsole
let officer: StaffMember
let players: number[]
const reason = 'the prizes look wrong'
const perLine = 100n
const prize = 150
const instances = 30

const prizeTable = {
  payoutPercentage: 0,
  progressivePercentage: 0,
  reserve: '100000',
  tiers: [{ name: 'one number', matches: 1, prize: { kind: 'fixed' as const, amount: String(prize) } }],
}

beforeAll(async () => {
  books = await openBooks({ pick: 2, from: 10, cost: perLine, fee: 0n, prizeTable })
  staffConsole = await openTestConsole(books)
  players = await books.players(9, 0n)
  officer = await staffConsole.hire(['drawOfficer', 'finance', 'productManager'])
  await officer.stepUp()
})
afterAll(async () => {
  await staffConsole.close()
  await books.close()
})

const lines = Array.from({ length: 9 }, (_, first) =>
  Array.from({ length: 9 - first }, (__, more) => [first + 1, first + more + 2] as const),
).flat()

/** Inserts a row without those that it refers to. */
const plant = async (text: string, values: readonly unknown[]) => {
  const client = await books.owner.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(text, [...values])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/**
 * Inserts ended instances with every line sold once, as draws would have left them. No money moves: the rows are those
 * that the live return reads.
 */
const addEnded = async (memberId: number, paid: number) => {
  for (let n = 0; n < instances; n++) {
    const id = await books.instance({ startsInMs: 1000 }, memberId)
    const drawn = lines[(n * 7) % lines.length]!
    const winners = lines.flatMap((line, index) =>
      line.filter(number => drawn.includes(number)).length === 1 ? [index + 1] : [],
    )
    await books.rows(
      `INSERT INTO ticket (member_id, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code,
                           created_at, batch_n, batch_index)
       SELECT $1, $2::integer, n, $3::integer + n % 9, 1, plays, 0, 100, 0, sha256('s'), sha256('l'), $2 || '-' || n, clock_timestamp(), $2, n
         FROM unnest($4::text[]) WITH ORDINALITY AS t (plays, n)`,
      [memberId, id, players[0], lines.map(line => line.join(','))],
    )
    await plant(
      `INSERT INTO payout (member_id, instance_id, seq, tier, from_pool, from_jackpot)
       SELECT $1, $2, seq, 'one number', $3, 0 FROM unnest($4::integer[]) AS seq`,
      [memberId, id, paid, winners],
    )
    await books.rows(
      `UPDATE game_instance SET status = 'ENDED', sold = 45 WHERE member_id = $1 AND id = $2`,
      [memberId, id],
    )
  }
  while (await countReturn({ db: books.app.db, log: quietLog }, memberId));
}

const findFault = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name
}

describe('the live return', () => {
  it('raises no alarm for a game that pays by its terms', async () => {
    await addEnded(books.otherMemberId, prize)
    const windows = await books.rows<{ is_outside: boolean | null; plays: bigint }>(
      'SELECT is_outside, plays FROM return_window WHERE member_id = $1 ORDER BY n',
      [books.otherMemberId],
    )
    expect(windows[0]).toMatchObject({ is_outside: false })
    expect(await books.rows('SELECT FROM alarm WHERE member_id = $1', [books.otherMemberId])).toEqual([])
  })

  it('raises an alarm within the first window of a game that pays a tier double', async () => {
    await addEnded(books.memberId, prize * 2)
    const { windows } = await officer.call('getLiveReturn', {}, books.memberId)
    const first = windows.find(({ window }) => window === 1)!
    expect(first).toMatchObject({ isOutside: true, gameId: books.gameId, currency: 'EUR' })
    expect(first.plays).toBeLessThan(45 * instances)
    expect(Number(first.prizes)).toBeGreaterThan(first.highest)
    const { alarms } = await officer.call('listAlarms', { isUnhandled: true }, books.memberId)
    expect(alarms).toHaveLength(1)
    expect(alarms[0]).toMatchObject({ kind: 'liveReturn', incidentId: null })
  })

  it('counts an instance once', async () => {
    const count = () =>
      books.one<{ plays: string }>(
        'SELECT sum(plays)::text AS plays FROM return_window WHERE member_id = $1',
        [books.memberId],
      )
    expect(await count()).toEqual({ plays: String(45 * instances) })
    await countReturn({ db: books.app.db, log: quietLog }, books.memberId)
    expect(await count()).toEqual({ plays: String(45 * instances) })
  })
})

describe('an incident', () => {
  const open = { title: 'Wrong prizes', reason }

  it('from an alarm knows the affected instances and players', async () => {
    const requestId = randomUUID()
    const input = { ...open, requestId, alarmId: 1 }
    const { incidentId } = await officer.call('openIncident', input, books.memberId)
    expect(await officer.call('openIncident', input, books.memberId)).toEqual({ incidentId })
    const again = { ...input, requestId: randomUUID() }
    expect(await findFault(officer.call('openIncident', again, books.memberId))).toBe('staff.refused')
    const { affected, incident, timeline } = await officer.call('getIncident', { incidentId }, books.memberId)
    const judged = await books.one<{ count: string }>(
      'SELECT count(*)::text AS count FROM instance_return WHERE member_id = $1 AND window_n = 1',
      [books.memberId],
    )
    expect(incident).toMatchObject({ status: 'open', alarmId: 1, gameId: books.gameId })
    expect(affected).toMatchObject({ instances: Number(judged.count), players: 9 })
    expect(affected.amounts).toEqual([
      expect.objectContaining({ currency: 'EUR', stakes: String(Number(judged.count) * 4500) }),
    ])
    expect(timeline.map(({ kind }) => kind)).toEqual(['opened'])
    const page = await officer.call('listAffectedInstances', { incidentId, limit: 2 }, books.memberId)
    expect(page.instances).toHaveLength(2)
    const after = page.next!
    expect(after).toBe(page.instances[1]!.instanceId)
    const next = await officer.call('listAffectedInstances', { incidentId, limit: 1, after }, books.memberId)
    expect(next.instances[0]!.instanceId).toBeGreaterThan(after)
  })

  it('links proposals, waits for their decision and closes once', async () => {
    const colleague = await staffConsole.hire(['finance'])
    await colleague.stepUp()
    const payload = { playerId: players[0]!, amount: '-150', currency: 'EUR' }
    const proposalId = await officer.propose(books.memberId, 'adjustBalance', payload)
    const entry = { incidentId: 1, text: 'Take back the wrong prize', proposalId, reason }
    await officer.call('addIncidentEntry', entry, books.memberId)
    await officer.call(
      'addIncidentEntry',
      { incidentId: 1, text: '<b>Called</b> the provider', reason },
      books.memberId,
    )
    const closing = { incidentId: 1, text: 'Corrected', reason }
    expect(await findFault(officer.call('closeIncident', closing, books.memberId))).toBe('staff.refused')
    await colleague.vote(books.memberId, proposalId, 'reject')
    await officer.call('closeIncident', closing, books.memberId)
    expect(await findFault(officer.call('closeIncident', closing, books.memberId))).toBe('staff.refused')
    expect(await findFault(officer.call('addIncidentEntry', entry, books.memberId))).toBe('staff.refused')
    const { timeline } = await officer.call('getIncident', { incidentId: 1 }, books.memberId)
    expect(timeline.map(({ kind, proposalStatus }) => [kind, proposalStatus])).toEqual([
      ['opened', null],
      ['proposal', 'rejected'],
      ['note', null],
      ['closed', null],
    ])
    const { html } = await officer.call('draftRegulatorReport', { incidentId: 1 }, books.memberId)
    expect(html).toContain('Affected players</td><td>9')
    expect(html).toContain('&lt;b&gt;Called')
    expect(html).not.toContain('<b>Called')
    const draft = { incidentId: 1, template: 'corrected' } as const
    expect((await officer.call('draftIncidentMessage', draft, books.memberId)).text).toContain('Wrong prizes')
  })

  it('by hand needs a time, and belongs to its operator', async () => {
    const byHand = { ...open, requestId: randomUUID() }
    expect(await findFault(officer.call('openIncident', byHand, books.memberId))).toBe('staff.refused')
    const times = { affectedFrom: 1000, affectedTo: 2000 }
    const unknown = { ...byHand, ...times, gameId: 999 }
    expect(await findFault(officer.call('openIncident', unknown, books.memberId))).toBe('staff.refused')
    const { incidentId } = await officer.call('openIncident', { ...byHand, ...times }, books.memberId)
    const { affected } = await officer.call('getIncident', { incidentId }, books.memberId)
    expect(affected).toMatchObject({ instances: 0, players: 0, amounts: [] })
    const stranger = await staffConsole.hire(['drawOfficer'], { memberId: books.otherMemberId })
    const target = books.otherMemberId
    expect(await findFault(stranger.call('getIncident', { incidentId }, target))).toBe('staff.refused')
    const foreign = { ...open, requestId: randomUUID(), alarmId: 1 }
    expect(await findFault(stranger.call('openIncident', foreign, target))).toBe('staff.refused')
    const { incidents } = await officer.call('listIncidents', { status: 'open' }, books.memberId)
    expect(incidents.map(incident => incident.incidentId)).toEqual([incidentId])
  })
})

describe('the overview', () => {
  it('counts what waits and shows the next draws with the slot a week before', async () => {
    const id = await books.instance()
    const earlier = await books.instance()
    await books.rows(
      `UPDATE game_instance SET slot_at = (SELECT slot_at FROM game_instance WHERE id = $1) - interval '7 days',
              start_at = start_at - interval '7 days', reg_end = reg_end - interval '7 days', status = 'ENDED' WHERE id = $2`,
      [id, earlier],
    )
    await books.rows(
      `INSERT INTO ticket (member_id, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code,
                           created_at, batch_n, batch_index)
       VALUES ($1, $2, 1, $3, 1, '1,2', 0, 100, 0, sha256('s'), sha256('l'), 'a', clock_timestamp() - interval '8 days', 1, 1),
              ($1, $2, 2, $3, 1, '1,2', 0, 100, 0, sha256('s'), sha256('l'), 'b', clock_timestamp() - interval '6 days', 1, 2)`,
      [books.memberId, earlier, players[0]],
    )
    await plant(
      `INSERT INTO withdrawal (member_id, id, player_id, currency, amount, status, version, requested_by, four_eyes)
       VALUES ($1, 1, $2, 'EUR', 500, 'REQUESTED', 1, 'player', false)`,
      [books.memberId, players[0]],
    )
    const today = await officer.call('getToday', {}, books.memberId)
    expect(today.worklists).toMatchObject({
      withdrawals: { count: 1 },
      incidents: { count: 1 },
      alarms: { count: 0, oldest: null },
      heldDraws: { count: 0 },
      proposals: { count: 0 },
    })
    expect(today.draws.find(({ instanceId }) => instanceId === id)).toMatchObject({
      title: 'Test game',
      plays: 0,
      playsAWeekBefore: 1,
    })
    expect(today.draws.length).toBeLessThanOrEqual(10)
  })

  it('of the system shows lanes, relay and versions to staff of the platform', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const system = await admin.call('getSystem', {}, 0)
    expect(system.lanes.map(lane => lane.memberId).toSorted((a, b) => a - b)).toEqual(
      [books.memberId, books.otherMemberId].toSorted((a, b) => a - b),
    )
    expect(system).toMatchObject({ relay: { isHeld: false }, signers: [], runtime: process.version })
    expect(system.schemaVersion).toMatch(/^[0-9]{4}/)
    expect(await findFault(officer.call('getSystem', {}, 0))).toBe('staff.unknownOperator')
  })
})

describe('the audit log', () => {
  it('is filtered by actor, action, subject and time, and shows what changed', async () => {
    const auditor = await staffConsole.hire(['auditor'])
    await auditor.stepUp()
    const read = async (filters: object) =>
      (await auditor.call('readAuditLog', filters, books.memberId)).entries
    const [closed] = await read({ action: 'close-incident' })
    expect(closed).toMatchObject({
      subject: 'incident/1',
      changes: [{ field: 'status', before: 'open', after: 'closed' }],
    })
    expect((await read({ subject: 'incident/1' })).length).toBe(4)
    expect((await read({ subject: 'incident/' })).length).toBe(5)
    expect(await read({ subject: 'incident' })).toEqual([])
    expect(new Set((await read({ actor: `staff/${officer.staffId}` })).map(entry => entry.actor)).size).toBe(
      1,
    )
    expect(await read({ to: 1000 })).toEqual([])
    expect((await read({ from: 1000 })).length).toBeGreaterThan(5)
  })

  it('is exported with its hash chain, and the export is an entry', async () => {
    const auditor = await staffConsole.hire(['auditor'])
    expect(await findFault(auditor.call('exportAuditLog', { reason }, books.otherMemberId))).toBe(
      'staff.unknownOperator',
    )
    await auditor.stepUp()
    const { lines, next } = await auditor.call('exportAuditLog', { reason }, books.memberId)
    const rows = lines.map(line => JSON.parse(line) as { seq: number; hash: string; prevHash: string })
    expect(next).toBeNull()
    for (const [index, row] of rows.entries())
      expect(row.prevHash).toBe(index === 0 ? '0'.repeat(64) : rows[index - 1]!.hash)
    const more = await auditor.call('exportAuditLog', { after: rows.at(-1)!.seq, reason }, books.memberId)
    expect(more.lines).toHaveLength(1)
  })
})
