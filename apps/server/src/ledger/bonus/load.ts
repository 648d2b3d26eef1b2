import type { Part } from '@fairground/rules/bonus/funding'
import type { Statements } from '../member-client.ts'
import type { AccountKey, AccountKind } from '../account-key.ts'
import { maxLinesPerJoin } from '../max-lines-per-join.ts'
import type { MergedNeeds } from '../needs.ts'
import type { OpenTicketRow, OwnPlayRow } from '../rows.ts'
import type { BonusRows, GrantRow, PurchaseRow } from './rows.ts'

/** The players' live grants, the grants named, and for plays to be refunded or given back what paid for them. */
export const loadBonus = async (
  client: Statements,
  memberId: number,
  needs: MergedNeeds,
  openTickets: readonly OpenTicketRow[],
  returned: readonly OwnPlayRow[],
): Promise<BonusRows> => {
  const purchases = await loadPurchases(client, memberId, openTickets, returned)
  const paidOrCounted = [...purchases.values()].flatMap(purchase => [
    ...[...purchase.stake, ...purchase.fee]
      .filter(({ key }) => key.kind === 'player:bonus')
      .map(({ key }) => key.ref),
    ...purchase.progress.map(({ grantId }) => grantId),
  ])
  const ids = [...new Set([...needs.grants, ...paidOrCounted])]
  const grants = new Map<number, GrantRow>()
  for (const [where, values] of [
    ['id = ANY($2)', ids],
    [`status = 'ACTIVE' AND player_id = ANY($2)`, needs.bonusOf],
  ] as const) {
    if (values.length === 0) continue
    const { rows } = await client.query<Omit<GrantRow, 'id'> & { id: bigint }>(
      `SELECT id, player_id AS "playerId", currency, amount, need, done, weight, expires_at AS "expiresAt", status
         FROM bonus_grant WHERE member_id = $1 AND ${where} ORDER BY id`,
      [memberId, values],
    )
    for (const row of rows) {
      const id = Number(row.id)
      if (!grants.has(id)) grants.set(id, { ...row, id })
    }
  }
  return { grants, purchases }
}

interface PaidRow {
  readonly journalId: bigint
  readonly from: AccountKind
  readonly ref: bigint
  readonly currency: string
  readonly to: AccountKind
  readonly amount: bigint
}

const loadPurchases = async (
  client: Statements,
  memberId: number,
  openTickets: readonly OpenTicketRow[],
  returned: readonly OwnPlayRow[],
): Promise<Map<bigint, PurchaseRow>> => {
  const journals = [...new Set([...openTickets, ...returned].map(ticket => ticket.journalId))]
  if (journals.length === 0) return new Map()
  const paid = await client.query<PaidRow>(
    `SELECT t.journal_id AS "journalId", d.kind AS "from", d.ref, t.currency, c.kind AS "to", t.amount
       FROM transfer t
       JOIN account d ON d.member_id = $1 AND d.id = t.debit_id
       JOIN account c ON c.member_id = $1 AND c.id = t.credit_id
      WHERE t.member_id = $1 AND t.journal_id = ANY($2) ORDER BY t.journal_id, t.line`,
    [memberId, journals],
  )
  const progress = await client.query<{ journalId: bigint; grantId: bigint; amount: bigint }>(
    `SELECT journal_id AS "journalId", grant_id AS "grantId", amount
       FROM bonus_progress WHERE member_id = $1 AND journal_id = ANY($2) ORDER BY journal_id, grant_id`,
    [memberId, journals],
  )
  const places = await loadPlaces(client, memberId, openTickets, journals)
  for (const [id, plays] of Map.groupBy(returned, play => play.journalId)) places.set(id, placesOf(plays))
  const paidBy = Map.groupBy(paid.rows, row => row.journalId)
  const progressBy = Map.groupBy(progress.rows, row => row.journalId)
  return new Map(
    journals.map(id => {
      const rows = paidBy.get(id) ?? []
      const counted = (progressBy.get(id) ?? []).map(row => ({ ...row, grantId: Number(row.grantId) }))
      const stake = partsTo(rows, 'game:escrow')
      return [id, { ...places.get(id)!, stake, fee: partsTo(rows, 'house:fee'), progress: counted }]
    }),
  )
}

const partsTo = (rows: readonly PaidRow[], to: AccountKind): Part<AccountKey>[] =>
  rows
    .filter(row => row.to === to)
    .map(({ from, ref, currency, amount }) => ({ key: { kind: from, ref: Number(ref), currency }, amount }))

/** What is given back is given back whole: all its plays are here. */
const placesOf = (plays: readonly OwnPlayRow[]): Places => ({
  firstSeq: plays[0]!.seq,
  count: plays.length,
  prices: plays.map(play => play.price),
})

type Places = Pick<PurchaseRow, 'firstSeq' | 'count' | 'prices'>

/** Where each join's plays begin, how many they are and what they cost: a chunk may hold only some of them. */
const loadPlaces = async (
  client: Statements,
  memberId: number,
  tickets: readonly OpenTicketRow[],
  journals: readonly bigint[],
) => {
  const places = new Map<bigint, Places>()
  for (const [instanceId, chunk] of Map.groupBy(tickets, ticket => ticket.instanceId)) {
    const { rows } = await client.query<{ journalId: bigint; firstSeq: number; prices: string[] }>(
      `SELECT journal_id AS "journalId", min(seq) AS "firstSeq", array_agg(price::text ORDER BY seq) AS prices
         FROM ticket
        WHERE member_id = $1 AND instance_id = $2 AND seq BETWEEN $3 AND $4 AND journal_id = ANY($5)
        GROUP BY journal_id`,
      [memberId, instanceId, chunk[0]!.seq - maxLinesPerJoin, chunk.at(-1)!.seq + maxLinesPerJoin, journals],
    )
    for (const { journalId, firstSeq, prices } of rows)
      places.set(journalId, { firstSeq, count: prices.length, prices: prices.map(BigInt) })
  }
  return places
}
