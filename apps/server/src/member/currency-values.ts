import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Member } from './members.ts'

interface CurrencyValue {
  /** In the operator's own currency, whose value is 1. */
  readonly value: string
  readonly retired: boolean
}

/** What the operator deals in, by its code. */
export const readCurrencyValues = async (
  tx: Tx,
  { id, currency }: Member,
): Promise<ReadonlyMap<string, CurrencyValue>> => {
  const { rows } = await sql<CurrencyValue & { currency: string }>`
    SELECT currency, trim_scale(value)::text AS value, retired FROM currency_rate WHERE member_id = ${id}`.execute(
    tx,
  )
  return new Map<string, CurrencyValue>([
    ...rows.map(({ currency: code, value, retired }) => [code, { value, retired }] as const),
    [currency, { value: '1', retired: false }],
  ])
}
