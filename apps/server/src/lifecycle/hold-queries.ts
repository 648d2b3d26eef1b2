import type { DrawHold } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

export type HoldRow = Pick<Selectable<DrawHold>, 'n' | 'reason' | 'held_by'> & {
  readonly approved_by: string | null
}

/** The hold that two people have not released yet, with the first approval. */
export const findHold = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<HoldRow | undefined> => {
  const { rows } = await sql<HoldRow>`
    SELECT h.n, h.reason, h.held_by, r.actor AS approved_by
      FROM draw_hold h
      LEFT JOIN draw_release r
        ON r.member_id = h.member_id AND r.instance_id = h.instance_id AND r.n = h.n AND r.approval = 1
     WHERE h.member_id = ${memberId} AND h.instance_id = ${instanceId}
       AND NOT EXISTS (SELECT FROM draw_release d
                        WHERE d.member_id = h.member_id AND d.instance_id = h.instance_id AND d.n = h.n AND d.approval = 2)
     ORDER BY h.n DESC LIMIT 1`.execute(tx)
  return rows[0]
}

export interface NewHold {
  readonly closeHash: Uint8Array
  /** Null if the control system differs. */
  readonly heldBy: string | null
  readonly reason: string
  /** What the platform and the control system computed. */
  readonly outputs?: { readonly platform: unknown; readonly control: unknown }
}

export const insertHold = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { closeHash, heldBy, reason, outputs }: NewHold,
): Promise<void> => {
  const [platform, control] = outputs
    ? [JSON.stringify(outputs.platform), JSON.stringify(outputs.control)]
    : [null, null]
  await sql`
    INSERT INTO draw_hold (member_id, instance_id, n, close_hash, held_by, reason, platform_output, control_output)
    SELECT ${memberId}, ${instanceId}, coalesce(max(n), 0) + 1, ${Buffer.from(closeHash)}, ${heldBy}, ${reason},
           ${platform}::jsonb, ${control}::jsonb
      FROM draw_hold WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
}

export const insertApproval = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  approval: { readonly n: number; readonly approval: 1 | 2; readonly actor: string },
): Promise<void> => {
  await tx
    .insertInto('draw_release')
    .values({ member_id: memberId, instance_id: instanceId, ...approval })
    .execute()
}
