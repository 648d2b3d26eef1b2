import type { Caller } from '#operation/context.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { addressBlocks } from './address-blocks.ts'
import { deviceName } from './device-name.ts'
import type { OfPlayer } from '#player/of-player.ts'

/** Where a session was opened, as its player may see it. It is stored only sealed. */
export interface Origin {
  readonly device: string | null
  readonly network: string
  readonly country: string | null
}

export const originOf = ({ address, country, userAgent }: Caller): Origin => {
  const { network } = addressBlocks(address)
  return {
    device: deviceName(userAgent),
    network: network.includes(':') ? `${network}::` : `${network}.x`,
    country: country ?? null,
  }
}

/** The household a call comes from, to be recognised without being kept. */
export const networkDigest = (vault: Vault, { member, address }: Caller): Buffer =>
  vault.digest(member.id, 'address', addressBlocks(address).home)

const belongsTo = ({ memberId, playerId }: OfPlayer): string => `origin/${memberId}/${playerId}`

export const sealOrigin = (key: Buffer, player: OfPlayer, origin: Origin): Buffer =>
  sealBytes(key, belongsTo(player), Buffer.from(JSON.stringify(origin)))

export const openOrigin = (
  vault: Vault,
  player: OfPlayer,
  wrapped: Uint8Array | null,
  sealed: Uint8Array | null,
): Origin | undefined => {
  const key = vault.playerKey(player, wrapped)
  return key && sealed
    ? (JSON.parse(openBytes(key, belongsTo(player), sealed).toString()) as Origin)
    : undefined
}
