import type { PlayerKey } from '#platform/player-key.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'

const sealContext = ({ memberId, playerId }: PlayerKey): string => `referral/${memberId}/${playerId}`

/** Encrypts the address of a friend with the key of the player who invited, so that it ends with their account. */
export const sealEmail = (key: Buffer, player: PlayerKey, email: string): Buffer =>
  sealBytes(key, sealContext(player), Buffer.from(email))

export const openEmail = (key: Buffer, player: PlayerKey, sealed: Uint8Array): string =>
  openBytes(key, sealContext(player), sealed).toString()
