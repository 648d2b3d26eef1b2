import type { Row } from '@fairground/database/row'
import type { Part } from '@fairground/rules/bonus/funding'
import type { MemberClient } from '../member-client.ts'
import type { AccountKey, AccountKind } from '../account-key.ts'
import { maxLinesPerJoin } from '#ledger/sale/max-lines-per-join.ts'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import type { OpenTicketRow, OwnPlayRow } from '#ledger/book/rows.ts'
import type { BonusRows, GrantRow, PurchasePayments } from './rows.ts'

/** Loads the players' active grants, the named grants, and the payments of plays that are refunded or cancelled. */
export const loadBonus = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
  openTickets: readonly OpenTicketRow[],
  cancelled: readonly OwnPlayRow[],
): Promise<BonusRows> => {
  const purchases = await loadPurchases(client, memberId, openTickets, cancelled)
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
    [`status = 'ACTIVE' AND player_id = ANY($2)`, needs.bonusPlayers],
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

interface PaymentPartRow
  extends Row<'transfer', 'journal_id' | 'currency' | 'amount'>,
    Row<'account', 'ref'> {
  readonly from: AccountKind
  readonly to: AccountKind
}

const loadPurchases = async (
  client: MemberClient,
  memberId: number,
  openTickets: readonly OpenTicketRow[],
  cancelled: readonly OwnPlayRow[],
): Promise<Map<bigint, PurchasePayments>> => {
  const journals = [...new Set([...openTickets, ...cancelled].map(ticket => ticket.journalId))]
  if (journals.length === 0) return new Map()
  const payments = await client.query<PaymentPartRow>(
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
  const playRanges = await loadPlayRanges(client, memberId, openTickets, journals)
  for (const [id, plays] of Map.groupBy(cancelled, play => play.journalId))
    playRanges.set(id, toPlayRange(plays))
  const paymentsByJournal = Map.groupBy(payments.rows, row => row.journalId)
  const progressByJournal = Map.groupBy(progress.rows, row => row.journalId)
  return new Map(
    journals.map(id => {
      const rows = paymentsByJournal.get(id) ?? []
      const counted = (progressByJournal.get(id) ?? []).map(row => ({ ...row, grantId: Number(row.grantId) }))
      const stake = partsTo(rows, 'game:escrow')
      return [id, { ...playRanges.get(id)!, stake, fee: partsTo(rows, 'house:fee'), progress: counted }]
    }),
  )
}

const partsTo = (rows: readonly PaymentPartRow[], to: AccountKind): Part<AccountKey>[] =>
  rows
    .filter(row => row.to === to)
    .map(({ from, ref, currency, amount }) => ({ key: { kind: from, ref: Number(ref), currency }, amount }))

/** A purchase is only cancelled as a whole, so all its plays are loaded. */
const toPlayRange = (plays: readonly OwnPlayRow[]): PlayRange => ({
  firstSeq: plays[0]!.seq,
  count: plays.length,
  prices: plays.map(play => play.price),
})

type PlayRange = Pick<PurchasePayments, 'firstSeq' | 'count' | 'prices'>

/** First number, count and prices of each join's plays: the chunk to refund may hold only some of them. */
const loadPlayRanges = async (
  client: MemberClient,
  memberId: number,
  tickets: readonly OpenTicketRow[],
  journals: readonly bigint[],
) => {
  const playRanges = new Map<bigint, PlayRange>()
  for (const [instanceId, chunk] of Map.groupBy(tickets, ticket => ticket.instanceId)) {
    const { rows } = await client.query<{ journalId: bigint; firstSeq: number; prices: string[] }>(
      `SELECT journal_id AS "journalId", min(seq) AS "firstSeq", array_agg(price::text ORDER BY seq) AS prices
         FROM ticket
        WHERE member_id = $1 AND instance_id = $2 AND seq BETWEEN $3 AND $4 AND journal_id = ANY($5)
        GROUP BY journal_id`,
      [memberId, instanceId, chunk[0]!.seq - maxLinesPerJoin, chunk.at(-1)!.seq + maxLinesPerJoin, journals],
    )
    for (const { journalId, firstSeq, prices } of rows)
      playRanges.set(journalId, { firstSeq, count: prices.length, prices: prices.map(BigInt) })
  }
  return playRanges
}
