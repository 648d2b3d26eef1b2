import type { Tx } from '@fairground/database/transaction'
import { openBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import type { OfPlayer } from '#player/of-player.ts'
import type { DocumentStore } from './document-store.ts'

export const keyBelongsTo = ({ memberId, playerId }: OfPlayer, uploadId: string): string =>
  `document-key/${memberId}/${playerId}/${uploadId}`

export const contentBelongsTo = ({ memberId, playerId }: OfPlayer, uploadId: string): string =>
  `document/${memberId}/${playerId}/${uploadId}`

/** Undefined when there is no such document, or when the player's key was destroyed. */
export const openDocument = async (
  tx: Tx,
  vault: Vault,
  store: DocumentStore,
  memberId: number,
  uploadId: string,
): Promise<Buffer | undefined> => {
  const row = await tx
    .selectFrom('document as d')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'd.member_id').onRef('k.player_id', '=', 'd.player_id'),
    )
    .select(['d.player_id', 'd.wrapped_key', 'k.wrapped'])
    .where('d.member_id', '=', memberId)
    .where('d.upload_id', '=', uploadId)
    .executeTakeFirst()
  if (!row) return undefined
  const player = { memberId, playerId: row.player_id }
  const playerKey = vault.playerKey(player, row.wrapped)
  if (!playerKey) return undefined
  const key = openBytes(playerKey, keyBelongsTo(player, uploadId), row.wrapped_key)
  return openBytes(key, contentBelongsTo(player, uploadId), await store.get({ memberId, uploadId }))
}
