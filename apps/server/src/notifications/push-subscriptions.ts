import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { ensurePlayerKey } from '#player/details.ts'
import type { PushTarget } from '#providers/push.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { findSubscription, storeSubscription } from './queries/push-subscriptions.ts'

const sealingContext = ({ memberId, playerId }: PlayerKey): string => `push/${memberId}/${playerId}`

export const digestEndpoint = (vault: Vault, memberId: number, endpoint: string): Buffer =>
  vault.digest(memberId, 'push-endpoint', endpoint)

/** The endpoint allows sending messages to the browser, so it is stored encrypted. */
export const saveSubscription = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  target: PushTarget,
): Promise<void> => {
  const key = await ensurePlayerKey(tx, vault, player)
  await storeSubscription(tx, player, {
    digest: digestEndpoint(vault, player.memberId, target.endpoint),
    sealed: sealBytes(key, sealingContext(player), Buffer.from(JSON.stringify(target))),
  })
}

/** Undefined if the browser was removed or the player's data was erased. */
export const openSubscription = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  id: string,
): Promise<PushTarget | undefined> => {
  const row = await findSubscription(tx, memberId, id)
  if (!row) return undefined
  const player = { memberId, playerId: row.playerId }
  const key = vault.playerKey(player, row.wrapped)
  return key && (JSON.parse(openBytes(key, sealingContext(player), row.sealed).toString()) as PushTarget)
}
