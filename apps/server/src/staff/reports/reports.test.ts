import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReportName, reportNames, reports } from '@fairground/contract/operator/reports/reports'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { generateNext } from '#reports/generate.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let stage: DrawStage
let staffConsole: TestConsole
let finance: StaffMember
let auditor: StaffMember
let players: number[]
const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const reason = 'the monthly report'
const period = { from: 0, to: 4_000_000_000_000 }

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 4, cost: 100n, fee: 5n })
  players = await books.players(3)
  stage = await openDrawStage(books)
  staffConsole = await openTestConsole(books, { lane: stage.deps.lane })
  finance = await staffConsole.hire(['finance'])
  auditor = await staffConsole.hire(['auditor', 'finance'])
  for (const member of [finance, auditor]) await member.stepUp()
  const instanceId = await books.instance()
  await sell(instanceId, [[1], [2], [3], [4]])
  await sell(instanceId, [[1]], players[1])
  await stage.finish(instanceId)
  await cancelOne(await books.instance())
  await books.rows(
    `INSERT INTO session (member_id, player_id, token_hash, ended_at, end_reason)
     VALUES ($1, $2, sha256('one'), clock_timestamp(), 'logout'), ($1, $2, sha256('two'), NULL, NULL)`,
    [books.memberId, players[0]],
  )
  await books.rows(`UPDATE player SET status = 'timedOut' WHERE member_id = $1 AND id = $2`, [
    books.memberId,
    players[2],
  ])
  const adjustment = { playerId: players[2]!, amount: '-250', currency: 'EUR' }
  const proposalId = await finance.propose(books.memberId, 'adjustBalance', adjustment)
  expect(await auditor.vote(books.memberId, proposalId)).toMatchObject({ status: 'executed' })
})
afterAll(async () => {
  await staffConsole.close()
  await stage.close()
  const problems = await books.problems()
  await books.close()
  rmSync(folder, { recursive: true })
  expect(problems).toEqual([])
})

const sell = async (instanceId: number, lines: readonly (readonly number[])[], playerId = players[0]!) => {
  const { request } = joinCommand({ playerId, instanceId, lines })
  const answer = await stage.deps.lane.submit(books.memberId, 'join', request)
  expect(answer).toMatchObject({ exitCode: 0 })
}

const cancelOne = async (instanceId: number) => {
  await sell(instanceId, [[2]], players[2])
  const { join_code: joinCode } = await books.one<{ join_code: string }>(
    'SELECT join_code FROM ticket WHERE instance_id = $1',
    [instanceId],
  )
  const request = { opKey: randomUUID(), playerId: players[2]!, instanceId, joinCode, currency: 'EUR' }
  expect(await stage.deps.lane.submit(books.memberId, 'cancelJoin', request)).toMatchObject({ done: true })
}

const work = async () => {
  while (await generateNext(books.app.db, books.memberId, { settleMs: 0 }));
}

const get = async (reportId: number) => (await finance.call('getReport', { reportId }, books.memberId)).report

const generate = async (name: ReportName, change: Partial<typeof period> = {}) => {
  const input = { requestId: randomUUID(), name, ...period, ...change, reason }
  const { report } = await finance.call('generateReport', input, books.memberId)
  await work()
  return get(report.reportId)
}

const repeat = async (reportId: number) => {
  const input = { requestId: randomUUID(), reportId, reason }
  const { report } = await auditor.call('repeatReport', input, books.memberId)
  await work()
  return get(report.reportId)
}

const findFault = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name
}

/** Changes rows as the owner of the database could, without triggers. */
const plant = async (...statements: readonly string[]) => {
  const client = await books.owner.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

const validate = async (name: ReportName, xml: string): Promise<void> => {
  const { xsd } = await finance.call('getReportSchema', { name }, books.memberId)
  const files = { xsd: join(folder, `${name}.xsd`), xml: join(folder, `${name}.xml`) }
  writeFileSync(files.xsd, xsd)
  writeFileSync(files.xml, xml)
  execFileSync('xmllint', ['--noout', '--nonet', '--schema', files.xsd, files.xml], { stdio: 'pipe' })
}

const exportAs = async (reportId: number, format: 'csv' | 'xml' | 'html') =>
  (await finance.call('exportReport', { reportId, format, reason }, books.memberId)).content

const permit = async (reportId: number) => {
  const proposalId = await finance.propose(books.memberId, 'exportPersonalData', { reportId })
  expect(await auditor.vote(books.memberId, proposalId)).toMatchObject({ status: 'executed' })
}

describe.each(reportNames)('the report %s', name => {
  it('ties to the ledger, is equal when repeated and is valid XML', async () => {
    const report = await generate(name)
    expect(report).toMatchObject({ status: 'done', failure: null, isCurrentVersion: true })
    expect(report.tieOuts.filter(line => line.report !== line.ledger)).toEqual([])
    expect(await repeat(report.reportId)).toMatchObject({
      status: 'done',
      hash: report.hash,
      repetition: { of: report.reportId, isEqual: true, isSameVersion: true },
    })
    if (reports[name].hasPersonalData) await permit(report.reportId)
    await validate(name, await exportAs(report.reportId, 'xml'))
  })

  it('says "No Activity" when it is empty', async () => {
    const report = await generate(name, { from: 1000, to: 2000 })
    expect(report).toMatchObject({ status: 'done', rows: 0 })
    if (reports[name].hasPersonalData) await permit(report.reportId)
    const xml = await exportAs(report.reportId, 'xml')
    await validate(name, xml)
    for (const text of [
      xml,
      await exportAs(report.reportId, 'csv'),
      await exportAs(report.reportId, 'html'),
    ]) {
      expect(text).toContain('No Activity')
      expect(text).toContain(reports[name].title)
    }
  })
})

describe('the schema of a report', () => {
  it('rejects a document with another column, an amount with decimals or a row beside "No Activity"', async () => {
    const { reportId } = await generate('jackpots')
    const xml = await exportAs(reportId, 'xml')
    const faults = [
      xml.replaceAll('opening>', 'beginning>'),
      xml.replace(/<closing>(\d+)</, '<closing>$1.50<'),
      xml.replace('</rows>', '<noActivity>No Activity</noActivity></rows>'),
    ]
    for (const fault of faults) {
      expect(fault).not.toBe(xml)
      await expect(validate('jackpots', fault)).rejects.toThrow('fails to validate')
    }
  })
})

describe('a filter', () => {
  it('decides which wins are large', async () => {
    const input = { requestId: randomUUID(), name: 'largeWins', ...period, reason } as const
    const filtered = { ...input, filters: { minAmount: '1' } }
    const { report } = await finance.call('generateReport', filtered, books.memberId)
    await work()
    const wins = await books.rows('SELECT DISTINCT seq FROM payout WHERE member_id = $1', [books.memberId])
    expect(await get(report.reportId)).toMatchObject({ rows: wins.length, filters: { minAmount: '1' } })
    expect((await generate('largeWins')).rows).toBe(0)
  })
})

describe('figures', () => {
  it('are those of the games and accounts', async () => {
    const wagers = await generate('wagersAndWins')
    const totals = Object.fromEntries(wagers.totals.map(({ column, amount }) => [column, amount]))
    const won = await books.one<{ amount: string }>(
      'SELECT sum(from_pool + from_jackpot)::text AS amount FROM payout WHERE member_id = $1',
      [books.memberId],
    )
    expect(totals).toMatchObject({
      plays: '6',
      stakes: '600',
      fees: '30',
      refunds: '105',
      prizes: won.amount,
    })
    expect(Number(totals['gross'])).toBe(525 - Number(won.amount))
    const { games } = await finance.call('getToday', {}, books.memberId)
    expect(games).toEqual([
      {
        gameId: books.gameId,
        title: expect.any(String),
        currency: 'EUR',
        stakes: '630',
        refunds: '105',
        prizes: won.amount,
        gross: totals['gross'],
      },
    ])
    const summary = await generate('playerAccountSummary')
    const { rows } = await finance.call(
      'readReportPage',
      { reportId: summary.reportId, page: 1, reason },
      books.memberId,
    )
    expect(rows).toHaveLength(3)
    expect(rows[2]).toEqual([players[2], 'EUR', 0, 100_000, 0, -105, 105, 0, 0, -250, 0, 99_750].map(String))
    const cash = await books.one<{ sum: string }>(
      `SELECT sum(c_post - d_post)::text AS sum FROM account WHERE member_id = $1 AND kind = 'player:cash'`,
      [books.memberId],
    )
    expect(summary.totals.find(({ column }) => column === 'closing')?.amount).toBe(cash.sum)
  })

  it('of events without a journal count until the bound of the report', async () => {
    const report = await generate('sessions')
    expect(report.rows).toBe(2)
    await books.rows(
      `UPDATE session SET ended_at = clock_timestamp(), end_reason = 'idle' WHERE member_id = $1 AND ended_at IS NULL`,
      [books.memberId],
    )
    expect(await repeat(report.reportId)).toMatchObject({ repetition: { isEqual: true } })
    expect((await generate('sessions')).hash).not.toBe(report.hash)
    expect((await generate('exclusionsAndLimits')).rows).toBe(1)
  })

  it('of interactions have the evaluation that was known at the bound', async () => {
    await books.rows(
      `INSERT INTO interaction (member_id, player_id, kind, outcome, sealed_note, made_by)
       VALUES ($1, $2, 'call', 'limitSet', '', 'staff/1')`,
      [books.memberId, players[0]],
    )
    const readRows = async ({ reportId }: { readonly reportId: number }) =>
      (await finance.call('readReportPage', { reportId, page: 1, reason }, books.memberId)).rows
    const early = await generate('interactions')
    const [row] = await readRows(early)
    expect(row?.slice(2)).toEqual([
      String(players[0]),
      null,
      'call',
      'limitSet',
      'staff/1',
      null,
      null,
      null,
      null,
    ])
    await books.rows(
      `UPDATE interaction SET evaluated_at = clock_timestamp(),
              evaluation = '{"change": "weaker", "before": {"points": 7}, "after": {"points": 2}}' WHERE member_id = $1`,
      [books.memberId],
    )
    expect(await repeat(early.reportId)).toMatchObject({ repetition: { isEqual: true } })
    const rows = await readRows(await generate('interactions'))
    expect(rows.map(each => each.slice(8))).toEqual([['weaker', '7', '2']])
  })

  it('of a report do not change when business goes on', async () => {
    const report = await generate('playerFunds')
    await sell(await books.instance(), [[1]], players[1])
    expect(await repeat(report.reportId)).toMatchObject({ hash: report.hash, repetition: { isEqual: true } })
    expect((await generate('playerFunds')).hash).not.toBe(report.hash)
  })
})

describe('a report that the ledger contradicts', () => {
  it('fails if a ticket has another price than its journal', async () => {
    const change = (price: string) =>
      `UPDATE ticket SET price = price ${price} WHERE member_id = ${books.memberId} AND seq = 1`
    await plant(change('+ 1'))
    expect(await generate('wagersAndWins')).toMatchObject({
      status: 'failed',
      hash: null,
      failure: expect.stringContaining('stakes EUR is'),
    })
    await plant(change('- 1'))
    expect(await generate('wagersAndWins')).toMatchObject({ status: 'done' })
  })

  it('fails if an account has another balance than its journals', async () => {
    const change = (by: string) =>
      `UPDATE account SET c_post = c_post ${by} WHERE member_id = ${books.memberId} AND kind = 'player:cash' AND ref = ${players[0]}`
    await plant(change('+ 7'))
    for (const name of ['playerFunds', 'playerAccountSummary'] as const)
      expect(await generate(name)).toMatchObject({
        status: 'failed',
        failure: expect.stringContaining('say'),
      })
    await plant(change('- 7'))
  })

  it('is unequal when repeated if a journal was changed afterwards', async () => {
    const report = await generate('adjustments')
    const change = (text: string) =>
      `UPDATE adjustment SET reason = '${text}' WHERE member_id = ${books.memberId}`
    await plant(change('another reason'))
    expect(await repeat(report.reportId)).toMatchObject({ repetition: { isEqual: false } })
    await plant(change('a good reason'))
  })

  it('says so if the definition has changed since', async () => {
    const report = await generate('jackpots')
    await plant(
      `UPDATE generated_report SET version = 2 WHERE member_id = ${books.memberId} AND id = ${report.reportId}`,
    )
    expect(await get(report.reportId)).toMatchObject({ isCurrentVersion: false })
    expect(await repeat(report.reportId)).toMatchObject({
      repetition: { isSameVersion: false, isEqual: null },
    })
    await plant(
      `UPDATE generated_report SET version = 1 WHERE member_id = ${books.memberId} AND id = ${report.reportId}`,
    )
  })
})

describe('an export about single players', () => {
  it('needs a proposal that another person approves, for this report and this staff member', async () => {
    const { reportId } = await generate('sessions')
    const input = { reportId, format: 'csv', reason } as const
    expect(await findFault(finance.call('exportReport', input, books.memberId))).toBe('proposal.needed')
    await permit(reportId)
    await finance.call('exportReport', input, books.memberId)
    expect(await findFault(auditor.call('exportReport', input, books.memberId))).toBe('proposal.needed')
    const other = await generate('largeWins')
    const otherInput = { ...input, reportId: other.reportId }
    expect(await findFault(finance.call('exportReport', otherInput, books.memberId))).toBe('proposal.needed')
    const log = await books.rows(
      `SELECT FROM audit_entry WHERE member_id = $1 AND action = 'export-report' AND subject = $2`,
      [books.memberId, `report/${reportId}`],
    )
    expect(log).toHaveLength(1)
  })

  it('is not proposed for a report without personal data or of another operator', async () => {
    const { reportId } = await generate('jackpots')
    const propose = (memberId: number, id: number) =>
      findFault(finance.propose(memberId, 'exportPersonalData', { reportId: id }))
    expect(await propose(books.memberId, reportId)).toBe('staff.refused')
    expect(await propose(books.memberId, 1_000_000)).toBe('staff.refused')
    expect(await propose(books.otherMemberId, reportId)).toBe('staff.unknownOperator')
  })
})

describe('a request', () => {
  it('cannot read a report of another operator', async () => {
    const { reportId } = await generate('playerFunds')
    const stranger = await staffConsole.hire(['finance'], { memberId: books.otherMemberId })
    await stranger.stepUp()
    const target = books.otherMemberId
    expect(await findFault(stranger.call('getReport', { reportId }, books.memberId))).toBe(
      'staff.unknownOperator',
    )
    expect(await findFault(stranger.call('getReport', { reportId }, target))).toBe('staff.refused')
    const page = { reportId, page: 1, reason }
    expect(await findFault(stranger.call('readReportPage', page, target))).toBe('staff.refused')
  })

  it('with the same id returns the same report, and another content is refused', async () => {
    const input = { requestId: randomUUID(), name: 'jackpots', ...period, reason } as const
    const first = await finance.call('generateReport', input, books.memberId)
    const again = await finance.call('generateReport', input, books.memberId)
    expect(again.report.reportId).toBe(first.report.reportId)
    const changed = { ...input, name: 'sessions' } as const
    expect(await findFault(finance.call('generateReport', changed, books.memberId))).toBe('staff.refused')
    await work()
  })

  it('of an impossible period, filter, page or part is refused', async () => {
    const input = { requestId: randomUUID(), name: 'jackpots', ...period, reason } as const
    const { reportId } = await generate('jackpots')
    const calls = [
      () => finance.call('generateReport', { ...input, to: 0 }, books.memberId),
      () => finance.call('generateReport', { ...input, filters: { minAmount: '5' } }, books.memberId),
      () => finance.call('readReportPage', { reportId, page: 2, reason }, books.memberId),
      () => finance.call('exportReport', { reportId, format: 'csv', part: 2, reason }, books.memberId),
    ]
    for (const call of calls) expect(await findFault(call())).toBe('staff.refused')
  })
})
