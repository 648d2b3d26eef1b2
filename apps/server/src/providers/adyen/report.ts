import type { ProviderMovement } from '../payments.ts'
import type { AdyenClient } from './client.ts'

const dayMs = 86_400_000

const kinds: Readonly<Record<string, ProviderMovement['kind']>> = {
  SentForSettle: 'payment',
  Refunded: 'refund',
  Chargeback: 'chargeBack',
  SecondChargeback: 'chargeBack',
}

/**
 * Reads the movements from Adyen's daily accounting reports. Reports exist only for past days, so later days are skipped.
 * A missing report of a past day is an error, not a day without payments.
 */
export const readReports = async (
  client: Pick<AdyenClient, 'report'>,
  account: string,
  from: number,
  to: number,
  now: number,
): Promise<ProviderMovement[]> => {
  const today = startOfDay(now)
  const all: ProviderMovement[] = []
  for (let day = startOfDay(from); day < Math.min(to, today); day += dayMs) {
    const date = new Date(day).toISOString().slice(0, 10)
    const text = await client.report(account, `payments_accounting_report_${date.replaceAll('-', '_')}.csv`)
    if (text === undefined) throw new Error(`Adyen has no report of ${date} yet`)
    all.push(...parseMovements(text))
  }
  return all.filter(({ at }) => at >= from && at < to)
}

const startOfDay = (time: number): number => time - (time % dayMs)

const columns = {
  reference: 'Merchant Reference',
  date: 'Booking Date',
  currency: 'Main Currency',
  amount: 'Main Amount',
  type: 'Record Type',
} as const

/** Amounts are in major units with all decimals of the currency. */
export const parseMovements = (csv: string): ProviderMovement[] => {
  const [head = [], ...rows] = csv.split(/\r?\n/).filter(Boolean).map(parseCells)
  const places = Object.values(columns).map(name => head.indexOf(name))
  if (places.includes(-1)) throw new Error('this is not Adyen’s accounting report')
  const cell = (row: readonly string[], name: keyof typeof columns) => row[head.indexOf(columns[name])] ?? ''
  return rows.flatMap(row => {
    const kind = kinds[cell(row, 'type')]
    if (kind === undefined) return []
    return [
      {
        at: Date.parse(`${cell(row, 'date').replace(' ', 'T')}Z`),
        kind,
        reference: cell(row, 'reference'),
        amount: BigInt(cell(row, 'amount').replaceAll(/[^0-9]/g, '')),
        currency: cell(row, 'currency'),
      },
    ]
  })
}

const parseCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
