import type { CountersignedRound, RoundCut, RoundCutDeck } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

/** A deck's row in a countersigned round. */
export interface SealedRowColumns
  extends Pick<Selectable<RoundCut>, 'round_hash'>,
    Pick<Selectable<RoundCutDeck>, 'round' | 'row' | 'n' | 'size'>,
    Pick<Selectable<CountersignedRound>, 'lock' | 'log_index'> {
  readonly masks: readonly Buffer[]
  readonly missedIndex: bigint | null
  /** The beacon's signature of the round, once its cards were dealt. */
  readonly signature: Buffer | null
}

const selectRows = (memberId: number, instanceId: number) => sql`
  SELECT r.round, r.row, r.n, r.size, c.round_hash, k.lock, k.masks, k.log_index, m.log_index AS "missedIndex", d.signature
    FROM round_cut_deck r
    JOIN round_cut c ON c.member_id = r.member_id AND c.round = r.round
    JOIN countersigned_round k ON k.member_id = r.member_id AND k.round = r.round
    LEFT JOIN missed_round m ON m.member_id = r.member_id AND m.round = r.round
    LEFT JOIN deck_round d ON d.member_id = r.member_id AND d.instance_id = r.instance_id AND d.n = r.n
   WHERE r.member_id = ${memberId} AND r.instance_id = ${instanceId}`

/** All countersigned rounds of the deck in order, with the missed ones. */
export const findCountersignedRows = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<SealedRowColumns[]> => {
  const { rows } = await sql<SealedRowColumns>`${selectRows(memberId, instanceId)} ORDER BY r.round`.execute(
    tx,
  )
  return rows
}

export interface WaitingRow extends SealedRowColumns {
  /** The tickets before it have their cards. */
  readonly from: number
}

/** The deck's first countersigned round with tickets that have no card. */
export const findWaitingRow = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  dealt: number,
): Promise<WaitingRow | undefined> => {
  const { rows } = await sql<SealedRowColumns>`
    ${selectRows(memberId, instanceId)} AND m.round IS NULL AND r.size > ${dealt} ORDER BY r.round LIMIT 1`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return undefined
  const { rows: earlier } = await sql<{ size: number }>`
    ${selectRows(memberId, instanceId)} AND m.round IS NULL AND r.round < ${row.round} ORDER BY r.round DESC LIMIT 1`.execute(
    tx,
  )
  return { ...row, from: earlier[0]?.size ?? 0 }
}

/** The time of the deck's last countersigned cut; 0 if it had none. */
export const findLastCut = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { rows } = await sql<Pick<Selectable<RoundCut>, 'cut_at'>>`
    SELECT c.cut_at FROM round_cut_deck r
      JOIN round_cut c ON c.member_id = r.member_id AND c.round = r.round
      JOIN countersigned_round k ON k.member_id = r.member_id AND k.round = r.round
     WHERE r.member_id = ${memberId} AND r.instance_id = ${instanceId} ORDER BY r.round DESC LIMIT 1`.execute(
    tx,
  )
  return rows[0]?.cut_at ?? 0
}
