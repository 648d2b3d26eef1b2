import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { sql } from 'kysely'
import { readJackpotBalance } from '#instances/jackpot.ts'
import { getDeckTerms, isDeck } from '#kinds/deck-terms.ts'
import { getTerms } from '#kinds/terms.ts'
import { queryInTx, readBatches, type StoredBatch } from '#ledger/receipts/stored-batches.ts'
import type { SaleSoFar } from './batch-lines.ts'

interface BatchLimits {
  readonly batches: number
  readonly tickets: number
}

/** The batches from this number on. One batch is read even if it alone exceeds the limit of tickets. */
export const readNextBatches = async (
  tx: Tx,
  memberId: number,
  from: bigint,
  limits: BatchLimits,
): Promise<StoredBatch[]> => {
  const rows = await tx
    .selectFrom('receipt_batch')
    .select(['n', 'count'])
    .where('member_id', '=', memberId)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(limits.batches)
    .execute()
  let tickets = 0
  const taken = rows.filter(({ count }, i) => (tickets += count) <= limits.tickets || i === 0)
  const last = taken.at(-1)
  return last ? readBatches(queryInTx(tx), memberId, { from, to: last.n }) : []
}

export const findNewestBatch = async (tx: Tx, memberId: number): Promise<bigint> => {
  const row = await tx
    .selectFrom('receipt_batch')
    .select(eb => eb.fn.max('n').as('n'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.n ?? 0n
}

/** The sale of each instance before these batches. */
export const readSales = async (
  tx: Tx,
  memberId: number,
  batches: readonly StoredBatch[],
): Promise<Map<string, SaleSoFar>> => {
  const first = new Map<string, number>()
  for (const { instance, seq0 } of batches.flatMap(({ tickets }) => tickets))
    if (!first.has(instance)) first.set(instance, seq0)
  const sales = new Map<string, SaleSoFar>()
  for (const [instance, seq0] of first)
    sales.set(instance, {
      treeSize: await findTreeSize(tx, memberId, Number(instance), seq0),
      voids: await readVoidsFrom(tx, memberId, Number(instance), 0),
    })
  return sales
}

/** The size of the tree that the last receipt before this place states. */
const findTreeSize = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  before: number,
): Promise<number> => {
  const { rows } = await sql<{ size: number | null }>`
    SELECT (j.result -> 'receipts' -> (t.seq - 1 - (j.result -> 'receipts' -> 0 ->> 'seq0')::integer)
             ->> 'treeSize')::integer AS size
      FROM ticket t JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq <= ${before}
     ORDER BY t.seq DESC LIMIT 1`.execute(tx)
  return rows[0]?.size ?? 0
}

const readVoidsFrom = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  from: number,
): Promise<RecordVoid[]> => {
  const { rows } = await sql<RecordVoid>`
    SELECT void_seq - 1 AS seq0, seq - 1 AS voided FROM ticket_outcome
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND kind = 'VOID' AND void_seq > ${from}
     ORDER BY void_seq`.execute(tx)
  return rows
}

/** The voids after the last receipt of an instance. No batch contains them. */
export const readLastVoids = async (tx: Tx, memberId: number, instanceId: number): Promise<RecordVoid[]> => {
  const size = await findTreeSize(tx, memberId, instanceId, 2 ** 31 - 1)
  return readVoidsFrom(tx, memberId, instanceId, size)
}

type InstanceTerms = Row<'game_instance', 'id' | 'game_id' | 'currency' | 'rules' | 'prize_table'>

/** The terms of instances in the form that the control system reads. */
export const readTerms = async (tx: Tx, memberId: number, ids: readonly number[]): Promise<object[]> => {
  const { rows } = await sql<InstanceTerms>`
    SELECT id, game_id AS "gameId", currency, rules, prize_table AS "prizeTable" FROM game_instance
     WHERE member_id = ${memberId} AND id = ANY (${ids}::int[])`.execute(tx)
  const jackpots = new Map<number, string>()
  for (const { gameId, currency } of rows)
    if (!jackpots.has(gameId)) jackpots.set(gameId, await readStartJackpot(tx, memberId, gameId, currency))
  return rows.map(({ id, gameId, currency, ...row }) => {
    const { rules, prizeTable } = isDeck(row) ? getDeckTerms(row) : getTerms(row)
    const names = { member: String(memberId), game: String(gameId), instance: String(id) }
    return { ...names, rules, prizeTable, currency, jackpot: jackpots.get(gameId) }
  })
}

/** What the last draw left, even if its prizes are not paid yet. */
const readStartJackpot = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  currency: string,
): Promise<string> => {
  const { rows } = await sql<{ after: bigint }>`
    SELECT r.jackpot_after AS after
      FROM draw_result r JOIN draw_commit c ON c.member_id = r.member_id AND c.instance_id = r.instance_id
     WHERE r.member_id = ${memberId} AND c.game_id = ${gameId}
     ORDER BY c.chain DESC, c.chain_index DESC LIMIT 1`.execute(tx)
  return String(rows[0]?.after ?? (await readJackpotBalance(tx, memberId, gameId, currency)))
}

/** The fields from which the leaves of an instance's tickets are computed. */
export const readSoldTickets = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('ticket')
    .select(['seq', 'player_id', 'plays', 'price', 'salt'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('seq')
    .execute()
