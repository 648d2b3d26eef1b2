import type { Caller } from '#operation/context.ts'
import { addressBlocks } from '#platform/network/address-blocks.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { deviceName } from './device-name.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** Where a session was opened, as shown to its player. It is stored encrypted. */
export interface Origin {
  readonly device: string | null
  readonly network: string
  readonly country: string | null
}

export const getOrigin = ({ address, country, userAgent }: Caller): Origin => {
  const { network } = addressBlocks(address)
  return {
    device: deviceName(userAgent),
    network: network.includes(':') ? `${network}::` : `${network}.x`,
    country: country ?? null,
  }
}

const sealContext = ({ memberId, playerId }: PlayerKey): string => `origin/${memberId}/${playerId}`

export const sealOrigin = (key: Buffer, player: PlayerKey, origin: Origin): Buffer =>
  sealBytes(key, sealContext(player), Buffer.from(JSON.stringify(origin)))

export const openOrigin = (
  vault: Vault,
  player: PlayerKey,
  wrapped: Uint8Array | null,
  sealed: Uint8Array | null,
): Origin | undefined => {
  const key = vault.playerKey(player, wrapped)
  return key && sealed
    ? (JSON.parse(openBytes(key, sealContext(player), sealed).toString()) as Origin)
    : undefined
}
