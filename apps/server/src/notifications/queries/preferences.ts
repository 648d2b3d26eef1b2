import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PreferenceChange } from '@fairground/contract/entities/notifications/notification-preference'
import type { PlayerKey } from '#platform/player-key.ts'

type StoredPreferences = Row<'player', 'language' | 'contact_by'> & {
  readonly stored: Readonly<Record<string, boolean>>
  readonly devices: number
}

export const readPreferences = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<StoredPreferences> => {
  const { rows } = await sql<StoredPreferences>`
    SELECT p.language, p.contact_by AS "contactBy",
           coalesce((SELECT jsonb_object_agg(c.kind || '/' || c.channel, c.enabled) FROM notification_preference c
                      WHERE c.member_id = p.member_id AND c.player_id = p.id), '{}') AS stored,
           (SELECT count(*)::int FROM push_subscription s
             WHERE s.member_id = p.member_id AND s.player_id = p.id) AS devices
      FROM player p WHERE p.member_id = ${memberId} AND p.id = ${playerId}`.execute(tx)
  return rows[0]!
}

export const storePreference = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { kind, channel, enabled }: PreferenceChange,
): Promise<void> => {
  await tx
    .insertInto('notification_preference')
    .values({ member_id: memberId, player_id: playerId, kind, channel, enabled })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'player_id', 'kind', 'channel']).doUpdateSet({ enabled }),
    )
    .execute()
}

/** Adds or removes a name in `contact_by`. */
export const storeContactBy = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  name: string,
  enabled: boolean,
): Promise<void> => {
  const without = sql`array_remove(contact_by, ${name})`
  await sql`
    UPDATE player SET contact_by = ${enabled ? sql`array_append(${without}, ${name})` : without}
     WHERE member_id = ${memberId} AND id = ${playerId}`.execute(tx)
}
