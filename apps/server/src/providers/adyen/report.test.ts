import { expect, it } from 'vitest'
import { parseMovements, readReports } from './report.ts'

const head =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type'
const row = (reference: string, type: string, amount: string, time = '12:00:00') =>
  `Fairground,Fairground1,A,"${reference}",visa,2026-11-14 ${time},UTC,GBP,${amount},${type}`
const noon = Date.UTC(2026, 10, 14, 12)

it('reads records that move money and skips the others', () => {
  const csv = [
    head,
    row('d1-1', 'Received', '25.00'),
    row('d1-1', 'SentForSettle', '25.00'),
    row('d1-2, with a comma', 'Refunded', '7.50'),
    row('d1-3', 'Chargeback', '1000.00'),
  ].join('\r\n')
  expect(parseMovements(csv)).toEqual([
    { at: noon, kind: 'payment', reference: 'd1-1', amount: 2500n, currency: 'GBP' },
    { at: noon, kind: 'refund', reference: 'd1-2, with a comma', amount: 750n, currency: 'GBP' },
    { at: noon, kind: 'chargeBack', reference: 'd1-3', amount: 100_000n, currency: 'GBP' },
  ])
})

it('rejects a file that is not an accounting report', () => {
  expect(() => parseMovements('<html>')).toThrow('accounting report')
})

it('requests a report for every past day and rejects a missing one', async () => {
  const requested: string[] = []
  const report = (_: string, file: string) => {
    requested.push(file)
    return Promise.resolve(file.includes('11_14') ? `${head}\n${row('d1-1', 'SentForSettle', '5.00')}` : head)
  }
  const [from, to] = [Date.UTC(2026, 10, 13, 6), Date.UTC(2026, 10, 16)]
  const found = await readReports({ report }, 'Fairground1', from, to, Date.UTC(2026, 10, 15, 9))
  expect(requested).toEqual([
    'payments_accounting_report_2026_11_13.csv',
    'payments_accounting_report_2026_11_14.csv',
  ])
  expect(found).toHaveLength(1)
  const late = readReports({ report: () => Promise.resolve(undefined) }, 'Fairground1', from, to, to)
  await expect(late).rejects.toThrow('no report of 2026-11-13')
})
