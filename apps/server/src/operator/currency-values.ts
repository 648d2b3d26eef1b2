import type { Tx } from '@fairground/database/transaction'
import { sql, type Selectable } from 'kysely'
import type { Member } from './members.ts'
import type { CurrencyRate } from '@fairground/database/rows'

interface CurrencyValue {
  /** Relative to the operator's currency, which has the value 1. */
  readonly value: string
  readonly retired: boolean
}

type CurrencyRow = Pick<Selectable<CurrencyRate>, 'currency' | 'retired'> & Pick<CurrencyValue, 'value'>

/** The currencies of the operator by code. */
export const readCurrencyValues = async (
  tx: Tx,
  { id, currency }: Member,
): Promise<ReadonlyMap<string, CurrencyValue>> => {
  const { rows } = await sql<CurrencyRow>`
    SELECT currency, trim_scale(value)::text AS value, retired FROM currency_rate WHERE member_id = ${id}`.execute(
    tx,
  )
  return new Map<string, CurrencyValue>([
    ...rows.map(({ currency: code, value, retired }) => [code, { value, retired }] as const),
    [currency, { value: '1', retired: false }],
  ])
}
