import type { MergedNeeds } from '#ledger/load/needs.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import { type ChipPack, type CurrencyRate, type ExchangeTerms, noExchange } from './rows.ts'

export const loadExchange = async (
  client: MemberClient,
  memberId: number,
  { exchange }: MergedNeeds,
): Promise<ExchangeTerms> => {
  if (!exchange) return noExchange
  const [members, rates] = await Promise.all([
    client.query<{ currency: string; chipPacks: readonly ChipPack[] | null }>(
      `SELECT currency, settings->'chipPacks' AS "chipPacks" FROM member WHERE id = $1`,
      [memberId],
    ),
    client.query<CurrencyRate & { currency: string }>(
      'SELECT currency, trim_scale(value)::text AS value, retired FROM currency_rate WHERE member_id = $1',
      [memberId],
    ),
  ])
  const { currency, chipPacks } = members.rows[0]!
  return {
    currency,
    chipPacks: chipPacks ?? [],
    rates: new Map<string, CurrencyRate>([
      ...rates.rows.map(row => [row.currency, row] as const),
      [currency, { value: '1', retired: false }] as const,
    ]),
  }
}
