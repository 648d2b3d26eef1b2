import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { openBytes, sealBytes } from './sealing.ts'
import { openSecret } from './secret-file.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** A player's key, in plain and in wrapped form for storage. */
export interface NewKey {
  readonly key: Buffer
  readonly wrapped: Buffer
}

/** The kind of a digested value: equal values of different kinds have unrelated digests. */
export type DigestKind =
  | 'person'
  | 'email'
  | 'phone'
  | 'government-id'
  | 'address'
  | 'network'
  | 'phone-code'
  | 'device'
  | 'subject'
  | 'login-name'
  | 'recovery-code'
  | 'payment'
  | 'push-endpoint'
  | 'rate-limit'

/**
 * Encrypts data that must not be readable in a database dump. The root key is in a file beside the signing keys; the
 * operators' keys are derived from it, and each player's key is wrapped with the key of the operator.
 */
export interface Vault {
  newPlayerKey(player: PlayerKey): NewKey
  /** Undefined if the player's key was destroyed: the data it sealed is then unreadable. */
  playerKey(player: PlayerKey, wrapped: Uint8Array | null | undefined): Buffer | undefined
  /** Seals with the operator's key: for data without a player yet, or with a short lifetime. */
  seal(memberId: number, purpose: string, value: unknown): Buffer
  open(memberId: number, purpose: string, sealed: Uint8Array): unknown
  /** A keyed digest, to find equal values without storing them. */
  digest(memberId: number, kind: DigestKind, value: string): Buffer
}

const keyBytes = 32

export const openVault = (folder: string, mayCreate?: boolean): Vault =>
  createVault(openSecret(folder, 'vault', keyBytes, mayCreate))

export const createVault = (root: Uint8Array): Vault => {
  const known = new Map<string, Buffer>()
  const derived = (use: string): Buffer => {
    const key = known.get(use) ?? Buffer.from(hkdfSync('sha256', root, '', `fairground/${use}`, keyBytes))
    known.set(use, key)
    return key
  }
  const wrapping = ({ memberId }: PlayerKey) => derived(`wrap/${memberId}`)
  const owner = ({ memberId, playerId }: PlayerKey) => `player/${memberId}/${playerId}`
  return {
    newPlayerKey(player) {
      const key = randomBytes(keyBytes)
      return { key, wrapped: sealBytes(wrapping(player), owner(player), key) }
    },
    playerKey: (player, wrapped) =>
      wrapped ? openBytes(wrapping(player), owner(player), wrapped) : undefined,
    seal: (memberId, purpose, value) =>
      sealBytes(derived(`seal/${memberId}`), purpose, Buffer.from(JSON.stringify(value))),
    open: (memberId, purpose, sealed): unknown =>
      JSON.parse(openBytes(derived(`seal/${memberId}`), purpose, sealed).toString()),
    digest: (memberId, kind, value) =>
      createHmac('sha256', derived(`digest/${memberId}/${kind}`))
        .update(value)
        .digest(),
  }
}
