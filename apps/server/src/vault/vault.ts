import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { PlayerKey } from '#platform/player-key.ts'
import { keyBytes } from '#platform/key-versions/key-lines.ts'
import { addKeyVersion, splitKeyVersion } from './key-header.ts'
import { openBytes, sealBytes } from './sealing.ts'
import { openVaultKeys, type VaultKeys } from './vault-keys.ts'

/** A player's key, in plain and in wrapped form for storage. */
export interface NewKey {
  readonly key: Buffer
  readonly wrapped: Buffer
}

/** The kind of a digested value: equal values of different kinds have unrelated digests. */
export type DigestKind =
  | 'person'
  | 'last-name'
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
 * Encrypts data that must not be readable in a database dump. The root keys are in a file beside the signing keys, one per
 * version. The operators' keys are derived from them, and each player's key is wrapped with the key of the operator. New
 * values are sealed with the newest version and name it.
 */
export interface Vault {
  newPlayerKey(player: PlayerKey): NewKey
  /** Undefined if the player's key was destroyed: the data it sealed is then unreadable. */
  playerKey(player: PlayerKey, wrapped: Uint8Array | null | undefined): Buffer | undefined
  /** Seals with the operator's key: for data without a player yet, or with a short lifetime. */
  seal(memberId: number, purpose: string, value: unknown): Buffer
  open(memberId: number, purpose: string, sealed: Uint8Array): unknown
  /** Wraps the same key with the newest version. */
  rewrapPlayerKey(player: PlayerKey, wrapped: Uint8Array): Buffer
  /** Seals the same value with the newest version. */
  reseal(memberId: number, purpose: string, sealed: Uint8Array): Buffer
  /** A keyed digest, to find equal values without storing them. */
  digest(memberId: number, kind: DigestKind, value: string): Buffer
}

export const openVault = (folder: string, mayCreate?: boolean): Vault =>
  createVault(openVaultKeys(folder, mayCreate))

export const createVault = (keys: VaultKeys): Vault => {
  const known = new Map<string, Buffer>()
  const derive = (root: Uint8Array, version: string, use: string): Buffer => {
    const id = `${version}/${use}`
    const key = known.get(id) ?? Buffer.from(hkdfSync('sha256', root, '', `fairground/${use}`, keyBytes))
    known.set(id, key)
    return key
  }
  const seal = (use: string, belongsTo: string, plain: Uint8Array): Buffer => {
    const { version, secret } = keys.newest()
    return addKeyVersion(version, sealBytes(derive(secret, String(version), use), belongsTo, plain))
  }
  const open = (use: string, belongsTo: string, bytes: Uint8Array): Buffer => {
    const { version, sealed } = splitKeyVersion(bytes)
    const root = keys.find(version)
    if (root) return openBytes(derive(root, String(version), use), belongsTo, sealed)
    // One in four billion values of version 1 starts like a header by chance.
    const first = version === 1 ? undefined : keys.find(1)
    const opened = first && tryOpen(derive(first, '1', use), belongsTo, bytes)
    if (!opened) throw new Error(`vault.key has no version ${version}`)
    return opened
  }
  const wrapUse = ({ memberId }: PlayerKey) => `wrap/${memberId}`
  const sealUse = (memberId: number) => `seal/${memberId}`
  const owner = ({ memberId, playerId }: PlayerKey) => `player/${memberId}/${playerId}`
  return {
    newPlayerKey(player) {
      const key = randomBytes(keyBytes)
      return { key, wrapped: seal(wrapUse(player), owner(player), key) }
    },
    playerKey: (player, wrapped) => (wrapped ? open(wrapUse(player), owner(player), wrapped) : undefined),
    seal: (memberId, purpose, value) => seal(sealUse(memberId), purpose, Buffer.from(JSON.stringify(value))),
    open: (memberId, purpose, sealed): unknown =>
      JSON.parse(open(sealUse(memberId), purpose, sealed).toString()),
    rewrapPlayerKey: (player, wrapped) =>
      seal(wrapUse(player), owner(player), open(wrapUse(player), owner(player), wrapped)),
    reseal: (memberId, purpose, sealed) =>
      seal(sealUse(memberId), purpose, open(sealUse(memberId), purpose, sealed)),
    digest: (memberId, kind, value) =>
      createHmac('sha256', derive(keys.digestRoot, 'digest', `digest/${memberId}/${kind}`))
        .update(value)
        .digest(),
  }
}

const tryOpen = (key: Uint8Array, belongsTo: string, sealed: Uint8Array): Buffer | undefined => {
  try {
    return openBytes(key, belongsTo, sealed)
  } catch {
    return undefined
  }
}
