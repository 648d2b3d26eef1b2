import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { takePicture } from '../support/take-picture.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'

const raffle = demoMembers[0]!.games.find(({ rules }) => rules.kind === 'raffleGame')!
const member: DemoMember = { ...demoMembers[0]!, games: [{ ...raffle, ...hourlyFromNow() }] }
const world = useConsoleWorld('console-reports', () => ({ members: [member], crowd: 0 }))
const day = 24 * 3_600_000

type Report = OperatorOutput<'getReport'>['report']

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const fillReason = (page: Page, dialog: string, reason: string) =>
  page
    .getByRole('dialog', { name: dialog })
    .getByRole('textbox', { name: /Reason/ })
    .fill(reason)

const readReport = async (reportId: number): Promise<Report> => {
  const finance = await world().asStaff('yusuf')
  return until(`report ${reportId}`, async () => {
    const { report } = await finance.call('getReport', { reportId }, member.id)
    return report.status === 'done' ? report : undefined
  })
}

/** The rows between the titles of the columns and the empty line before the totals. */
const readCsvRows = (csv: string): readonly (readonly string[])[] => {
  const lines = csv.split('\r\n')
  const from = lines.indexOf('') + 2
  return lines.slice(from, lines.indexOf('', from)).map(line => line.split(','))
}

/** Computes the hash of a report from its rows, without the code that made it. */
const computeHash = (
  { name, version, from, to, filters, stateOf: state }: Report,
  rows: readonly unknown[],
): string => {
  const { at: boundAt, lastJournal, lastAudit } = state!
  const head = { memberId: member.id, from, to, filters, boundAt, lastJournal, lastAudit, name, version }
  const digest = createHash('sha256').update(canonicalHash(head))
  for (const row of rows) digest.update(`${JSON.stringify(row)}\n`)
  return digest.digest('hex')
}

describe.skipIf(isShort)('reports', () => {
  it('are made for a period, tie to the ledger, are exported with their rows and made again with the same hash', async () => {
    const rowan = await logInThroughApi(world().stack.port, member, 'rowan')
    await buyThroughApi(rowan, member.games[0]!.id, 3)

    const { page, open, errors, context } = await world().signIn('priya')
    await open('reports/catalogue/wagersAndWins')
    await page.getByRole('button', { name: 'Make it…' }).click()
    const title = 'Make the report “Wagers and wins by game”?'
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByLabel('Until, not included').fill(new Date(Date.now() + day).toISOString().slice(0, 16))
    await fillReason(page, title, 'close of the day')
    await dialog.getByRole('button', { name: 'Make the report' }).click()
    await page.getByText('Equal to the ledger').waitFor()
    const reportId = Number(new URL(page.url()).pathname.split('/').at(-1))
    const report = await readReport(reportId)

    const stakes = report.totals.find(({ column }) => column === 'stakes')!
    expect(Number(stakes.amount)).toBeGreaterThan(0)
    const totals = page.getByRole('region', { name: 'Totals' })
    await totals
      .getByRole('row', { name: `Stakes GBP £${(Number(stakes.amount) / 100).toFixed(2)}`, exact: true })
      .waitFor()
    await takePicture(page, 'report')

    await page.getByRole('button', { name: 'Show the rows…' }).click()
    await fillReason(page, `Read report ${reportId}?`, 'daily check')
    await page.getByRole('button', { name: 'Show the rows', exact: true }).click()
    const grid = page.getByRole('grid', { name: `Rows of report ${reportId}` })
    await grid.waitFor()
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(report.rows + 1))

    await page.getByRole('button', { name: 'CSV' }).click()
    const exporting = `Export report ${reportId} as CSV?`
    await fillReason(page, exporting, 'for the accounts')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: exporting }).getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    const rows = readCsvRows(csv)
    expect(rows).toHaveLength(report.rows)
    expect(csv).toContain(`Hash,${report.hash}`)
    expect(computeHash(report, rows)).toBe(report.hash)
    // A changed row gives another hash.
    expect(computeHash(report, [[...rows[0]!.slice(0, -1), '1']])).not.toBe(report.hash)

    await page.getByRole('button', { name: 'Make again…' }).click()
    const repeating = `Make report ${reportId} again?`
    await fillReason(page, repeating, 'proof for an auditor')
    await page.getByRole('dialog', { name: repeating }).getByRole('button', { name: 'Make it again' }).click()
    await page.getByText('Made again: the hash is equal').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('about single players are exported only after a second person agrees', async () => {
    const finance = await world().asStaff('priya')
    const { report } = await finance.call(
      'generateReport',
      {
        requestId: crypto.randomUUID(),
        name: 'playerAccountSummary',
        from: Date.now() - day,
        to: Date.now() + day,
        reason: 'monthly report',
      },
      member.id,
    )
    const { reportId } = await readReport(report.reportId)
    const { page, open, errors, context } = await world().signIn('priya')
    await open(`reports/made/${reportId}`)
    const csv = page.getByRole('button', { name: 'CSV' })
    expect(await csv.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Propose the export…' }).click()
    const title = `Export report ${reportId} with personal data?`
    await fillReason(page, title, 'request of the regulator')
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Propose' }).click()
    const note = page.getByText(/Proposal \d+ waits for another person\./)
    const proposalId = Number((await note.first().textContent())?.replaceAll(/\D/g, ''))

    const auditor = await world().asStaff('ivo')
    expect(await auditor.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
    await open(`reports/made/${reportId}`)
    await page.getByText(`Proposal ${proposalId} allows you to export it for a day.`).waitFor()
    await csv.click()
    const exporting = `Export report ${reportId} as CSV?`
    await fillReason(page, exporting, 'request of the regulator')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: exporting }).getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${member.code}-playerAccountSummary-${reportId}.csv`)
    expect(errors).toEqual([])
    await context.close()

    // A controller reads reports, but exports none.
    const controller = await world().signIn('tom')
    await controller.open(`reports/made/${reportId}`)
    const disabled = controller.page.getByRole('button', { name: 'CSV' })
    expect(await disabled.getAttribute('title')).toMatch(/^Needs /)
    await controller.context.close()
  })
})
