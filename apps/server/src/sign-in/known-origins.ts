import type { Tx } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import { networkDigest } from '#player/network.ts'
import { getOrigin } from './origin.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { deleteKnownOrigin, readKnownOrigins, upsertKnownOrigins } from '#player/queries/known-origins.ts'

const deviceDigest = (vault: Vault, memberId: number, device: string | null): Buffer =>
  vault.digest(memberId, 'device', device ?? '')

export const forgetDevice = (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  player: PlayerKey,
  device: string | null,
): Promise<void> =>
  deleteKnownOrigin(tx, player, { kind: 'device', digest: deviceDigest(vault, player.memberId, device) })

/** Stores the network and device of a login. Returns true if one is new and the player has logged in before. */
export const rememberOrigin = async (
  tx: Tx,
  { vault }: Pick<Context, 'vault'>,
  player: PlayerKey,
  caller: Caller,
): Promise<boolean> => {
  const earlier = await readKnownOrigins(tx, player)
  const here = [
    { kind: 'network', digest: networkDigest(vault, caller) },
    { kind: 'device', digest: deviceDigest(vault, player.memberId, getOrigin(caller).device) },
  ]
  await upsertKnownOrigins(tx, player, here)
  const isNew = here.some(
    ({ kind, digest }) => !earlier.some(origin => origin.kind === kind && origin.digest.equals(digest)),
  )
  return isNew && earlier.length > 0
}
