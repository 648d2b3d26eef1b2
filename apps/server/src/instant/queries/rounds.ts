import type { RoundCut, RoundCutDeck } from '@fairground/database/rows'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { type Selectable, sql } from 'kysely'
import type { CountersignAnswer } from '#signer/protocol.ts'

/** Of several workers, one at a time changes the rounds of an operator. */
export const lockRounds = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('round_cut'), ${memberId})`.execute(tx)
}

export interface CutDeck {
  readonly instanceId: number
  readonly deckHash: Buffer
  /** The last link and the size of its round; 0 before the first round. */
  readonly lastN: number
  readonly lastSize: number
  /** The witnesses missed the last round, so its tickets wait again. */
  readonly missed: boolean
  /** The number of tickets with a receipt of the cut or earlier. */
  readonly sold: number
}

/** The decks with tickets for a round that is cut now. A deck gets no more rounds once its lock is open. */
export const findDecksToCut = async (
  tx: Tx,
  memberId: number,
  { round, cutAt }: { readonly round: number; readonly cutAt: number },
): Promise<CutDeck[]> => {
  const { rows } = await sql<CutDeck>`
    SELECT d.instance_id AS "instanceId", d.deck_hash AS "deckHash", coalesce(last.n, 0) AS "lastN",
           coalesce(last.size, 0) AS "lastSize", coalesce(last.missed, false) AS missed, coalesce(sold.seq, 0) AS sold
      FROM deck d
      JOIN game_instance i ON i.member_id = d.member_id AND i.id = d.instance_id
      JOIN deck_seal s ON s.member_id = d.member_id AND s.instance_id = d.instance_id
      JOIN countersigned_close c ON c.member_id = s.member_id AND c.game_id = s.game_id AND c.chain = s.chain
           AND c.chain_index = s.chain_index
      LEFT JOIN LATERAL (
           SELECT r.n, r.size, m.round IS NOT NULL AS missed
             FROM round_cut_deck r
             JOIN countersigned_round k ON k.member_id = r.member_id AND k.round = r.round
             LEFT JOIN missed_round m ON m.member_id = r.member_id AND m.round = r.round
            WHERE r.member_id = d.member_id AND r.instance_id = d.instance_id
            ORDER BY r.round DESC LIMIT 1) AS last ON true
      LEFT JOIN LATERAL (
           SELECT t.seq FROM ticket t JOIN receipt_batch b ON b.member_id = t.member_id AND b.n = t.batch_n
            WHERE t.member_id = d.member_id AND t.instance_id = d.instance_id AND b.unix_ms <= ${cutAt}
            ORDER BY t.seq DESC LIMIT 1) AS sold ON true
     WHERE d.member_id = ${memberId} AND i.status IN ('OPEN', 'CLOSED') AND c.lock_round > ${round}
       AND sold.seq > 0 AND (sold.seq > coalesce(last.size, 0) OR last.missed)
     ORDER BY d.deck_hash`.execute(tx)
  return rows
}

export type CutRow = Pick<Selectable<RoundCutDeck>, 'instance_id' | 'n' | 'size' | 'root'>

/** Stores a cut before the signer sees it. Its rows are in ascending order of the deck hash. */
export const insertCut = async (
  tx: Tx,
  memberId: number,
  cut: {
    readonly round: number
    readonly cutAt: number
    readonly hash: Uint8Array
    readonly rows: readonly CutRow[]
  },
): Promise<void> => {
  const round = BigInt(cut.round)
  await tx
    .insertInto('round_cut')
    .values({ member_id: memberId, round, cut_at: timestamp(cut.cutAt), round_hash: Buffer.from(cut.hash) })
    .execute()
  await tx
    .insertInto('round_cut_deck')
    .values(cut.rows.map((each, row) => ({ ...each, member_id: memberId, round, row })))
    .execute()
}

/** Whether the round or a later one was cut. */
export const hasCut = async (tx: Tx, memberId: number, round: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('round_cut')
    .select('round')
    .where('member_id', '=', memberId)
    .where('round', '>=', BigInt(round))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface OpenCutRow extends CutRow {
  readonly gameId: number
  readonly chain: number
  readonly chainIndex: number
  readonly deckHash: Buffer
  /** The size in the deck's previous countersigned round. */
  readonly before: number
}

export interface OpenCut extends Pick<Selectable<RoundCut>, 'round' | 'cut_at' | 'round_hash'> {
  readonly rows: readonly OpenCutRow[]
}

/** The cut that the signer has neither countersigned nor refused yet. No other one is made before. */
export const findOpenCut = async (tx: Tx, memberId: number): Promise<OpenCut | undefined> => {
  const { rows: cuts } = await sql<Omit<OpenCut, 'rows'>>`
    SELECT c.round, c.cut_at, c.round_hash FROM round_cut c
     WHERE c.member_id = ${memberId}
       AND NOT EXISTS (SELECT FROM countersigned_round k WHERE k.member_id = c.member_id AND k.round = c.round)
       AND NOT EXISTS (SELECT FROM refused_round f WHERE f.member_id = c.member_id AND f.round = c.round)
     ORDER BY c.round LIMIT 1`.execute(tx)
  const [cut] = cuts
  if (!cut) return undefined
  const { rows } = await sql<OpenCutRow>`
    SELECT r.instance_id, r.n, r.size, r.root, s.game_id AS "gameId", s.chain, s.chain_index AS "chainIndex",
           d.deck_hash AS "deckHash", coalesce(last.size, 0) AS before
      FROM round_cut_deck r
      JOIN deck_seal s ON s.member_id = r.member_id AND s.instance_id = r.instance_id
      JOIN deck d ON d.member_id = r.member_id AND d.instance_id = r.instance_id
      LEFT JOIN LATERAL (
           SELECT b.size FROM round_cut_deck b
             JOIN countersigned_round k ON k.member_id = b.member_id AND k.round = b.round
            WHERE b.member_id = r.member_id AND b.instance_id = r.instance_id AND b.round < r.round
            ORDER BY b.round DESC LIMIT 1) AS last ON true
     WHERE r.member_id = ${memberId} AND r.round = ${cut.round} ORDER BY r.row`.execute(tx)
  return { ...cut, rows }
}

/** Whether the signer has neither countersigned nor refused a cut with tickets of the deck. */
export const isInOpenCut = async (tx: Tx, memberId: number, instanceId: number): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM round_cut_deck r
     WHERE r.member_id = ${memberId} AND r.instance_id = ${instanceId}
       AND NOT EXISTS (SELECT FROM countersigned_round k WHERE k.member_id = r.member_id AND k.round = r.round)
       AND NOT EXISTS (SELECT FROM refused_round f WHERE f.member_id = r.member_id AND f.round = r.round)`.execute(
    tx,
  )
  return rows.length > 0
}

export const isCountersigned = async (tx: Tx, memberId: number, round: bigint): Promise<boolean> => {
  const row = await tx
    .selectFrom('countersigned_round')
    .select('round')
    .where('member_id', '=', memberId)
    .where('round', '=', round)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a round in the transaction that appends it to the public log. */
export const insertCountersignedRound = async (
  tx: Tx,
  memberId: number,
  round: bigint,
  answer: CountersignAnswer,
  logIndex: number,
): Promise<void> => {
  await tx
    .insertInto('countersigned_round')
    .values({
      member_id: memberId,
      round,
      lock: Buffer.from(unhex(answer.lock)),
      masks: answer.masks.map(mask => Buffer.from(unhex(mask))),
      signer_signature: Buffer.from(unhex(answer.signature)),
      signer_at: timestamp(answer.at),
      signer_term: answer.term,
      signer_k: BigInt(answer.k),
      signer_head: Buffer.from(unhex(answer.head)),
      log_index: BigInt(logIndex),
    })
    .execute()
}

export const insertRefusedRound = async (
  tx: Tx,
  memberId: number,
  round: bigint,
  reason: string,
): Promise<void> => {
  await tx
    .insertInto('refused_round')
    .values({ member_id: memberId, round, reason })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const isMissed = async (tx: Tx, memberId: number, round: bigint): Promise<boolean> => {
  const row = await tx
    .selectFrom('missed_round')
    .select('round')
    .where('member_id', '=', memberId)
    .where('round', '=', round)
    .executeTakeFirst()
  return row !== undefined
}

export const insertMissedRound = async (
  tx: Tx,
  memberId: number,
  round: bigint,
  logIndex: number,
): Promise<void> => {
  await tx
    .insertInto('missed_round')
    .values({ member_id: memberId, round, log_index: BigInt(logIndex) })
    .execute()
}

/** How many of the deck's last rounds failed, up to this number. */
export const countFailedRounds = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  limit: number,
): Promise<number> => {
  const { rows } = await sql<{ failed: boolean }>`
    SELECT f.round IS NOT NULL OR m.round IS NOT NULL AS failed
      FROM round_cut_deck r
      LEFT JOIN refused_round f ON f.member_id = r.member_id AND f.round = r.round
      LEFT JOIN missed_round m ON m.member_id = r.member_id AND m.round = r.round
     WHERE r.member_id = ${memberId} AND r.instance_id = ${instanceId}
     ORDER BY r.round DESC LIMIT ${limit}`.execute(tx)
  const good = rows.findIndex(({ failed }) => !failed)
  return good < 0 ? rows.length : good
}

/** When the first ticket without a card was sold. */
export const findWaitingSince = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ since: number }>`
    SELECT t.created_at AS since FROM ticket t
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId}
       AND t.seq = 1 + (SELECT coalesce(max(c.seq), 0) FROM deck_card c
                         WHERE c.member_id = ${memberId} AND c.instance_id = ${instanceId})`.execute(tx)
  return rows[0]?.since
}
