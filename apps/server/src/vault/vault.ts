import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { openBytes, sealBytes } from './sealing.ts'
import { openSecret } from './secret-file.ts'
import type { OfPlayer } from '#player/of-player.ts'

/** A person's own key, as it is used and as it may be stored. */
export interface NewKey {
  readonly key: Buffer
  readonly wrapped: Buffer
}

/** What a digest is of: equal values of different kinds have nothing in common. */
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
  | 'payment'

/**
 * Keeps what must not be read in a dump of the database. The root key lies in a file beside the signing keys; every
 * operator's keys are derived from it, and every player has one of his own, wrapped by his operator's.
 */
export interface Vault {
  newPlayerKey(player: OfPlayer): NewKey
  /** Undefined when the player's key was destroyed: then nobody can read what it sealed. */
  playerKey(player: OfPlayer, wrapped: Uint8Array | null | undefined): Buffer | undefined
  /** Under the operator's key: for what belongs to nobody yet, or is not kept for long. */
  seal(memberId: number, purpose: string, value: unknown): Buffer
  open(memberId: number, purpose: string, sealed: Uint8Array): unknown
  /** To find equal values without keeping them. */
  digest(memberId: number, kind: DigestKind, value: string): Buffer
}

const keyBytes = 32

export const openVault = (folder: string): Vault => createVault(openSecret(folder, 'vault', keyBytes))

export const createVault = (root: Uint8Array): Vault => {
  const known = new Map<string, Buffer>()
  const derived = (use: string): Buffer => {
    const key = known.get(use) ?? Buffer.from(hkdfSync('sha256', root, '', `fairground/${use}`, keyBytes))
    known.set(use, key)
    return key
  }
  const wrapping = ({ memberId }: OfPlayer) => derived(`wrap/${memberId}`)
  const owner = ({ memberId, playerId }: OfPlayer) => `player/${memberId}/${playerId}`
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
