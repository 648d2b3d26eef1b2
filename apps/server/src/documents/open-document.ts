import type { Tx } from '@fairground/database/transaction'
import { openBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { DocumentStore } from '#platform/document-store.ts'
import { findDocumentKeys } from './queries.ts'

export const keySealContext = ({ memberId, playerId }: PlayerKey, uploadId: string): string =>
  `document-key/${memberId}/${playerId}/${uploadId}`

export const contentSealContext = ({ memberId, playerId }: PlayerKey, uploadId: string): string =>
  `document/${memberId}/${playerId}/${uploadId}`

/** Returns undefined if there is no such document or the player's key was destroyed. */
export const openDocument = async (
  tx: Tx,
  vault: Vault,
  store: DocumentStore,
  memberId: number,
  uploadId: string,
): Promise<Buffer | undefined> => {
  const row = await findDocumentKeys(tx, memberId, uploadId)
  if (!row) return undefined
  const player = { memberId, playerId: row.player_id }
  const playerKey = vault.playerKey(player, row.wrapped)
  if (!playerKey) return undefined
  const key = openBytes(playerKey, keySealContext(player, uploadId), row.wrapped_key)
  return openBytes(key, contentSealContext(player, uploadId), await store.get({ memberId, uploadId }))
}
