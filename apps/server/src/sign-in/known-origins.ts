import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Caller, Context } from '#operation/context.ts'
import { networkDigest, originOf } from './origin.ts'
import type { OfPlayer } from '#player/of-player.ts'

const rememberDays = 90

/** Whether the player has signed in from this household before. For nobody it is looked up all the same: time tells. */
export const isKnownNetwork = async (
  tx: Tx,
  memberId: number,
  playerId: number | undefined,
  network: Buffer,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('known_origin')
    .select('seen_at')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId ?? 0)
    .where('kind', '=', 'network')
    .where('digest', '=', network)
    .where(sql<boolean>`seen_at > clock_timestamp() - make_interval(days => ${rememberDays})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers where the player signs in from. True when it is new, and not the first place of all. */
export const rememberOrigin = async (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  { memberId, playerId }: OfPlayer,
  caller: Caller,
): Promise<boolean> => {
  const { rows: earlier } = await sql<{ kind: string; digest: Buffer }>`
    SELECT kind, digest FROM known_origin
     WHERE member_id = ${memberId} AND player_id = ${playerId}
       AND seen_at > clock_timestamp() - make_interval(days => ${rememberDays})`.execute(tx)
  const here = [
    { kind: 'network', digest: networkDigest(vault, caller) },
    { kind: 'device', digest: vault.digest(memberId, 'device', originOf(caller).device ?? '') },
  ]
  await tx
    .insertInto('known_origin')
    .values(here.map(place => ({ member_id: memberId, player_id: playerId, ...place })))
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'player_id', 'kind', 'digest'])
        .doUpdateSet({ seen_at: sql<number>`clock_timestamp()` }),
    )
    .execute()
  const isNew = here.some(
    ({ kind, digest }) => !earlier.some(place => place.kind === kind && place.digest.equals(digest)),
  )
  return isNew && earlier.length > 0
}
