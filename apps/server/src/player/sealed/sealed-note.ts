import type { PlayerKey } from '#platform/player-key.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'

const sealContext = ({ memberId, playerId }: PlayerKey): string => `note/${memberId}/${playerId}`

export const sealNote = (key: Buffer, player: PlayerKey, text: string): Buffer =>
  sealBytes(key, sealContext(player), Buffer.from(text))

/** Returns '' if the player's key was destroyed. */
export const openNote = (
  vault: Vault,
  player: PlayerKey,
  row: { readonly wrapped: Buffer | null; readonly sealed: Buffer },
): string => {
  const key = vault.playerKey(player, row.wrapped)
  return key ? openBytes(key, sealContext(player), row.sealed).toString() : ''
}
