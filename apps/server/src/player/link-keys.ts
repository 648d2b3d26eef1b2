import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import {
  countRecentLinkKeys,
  findValidLinkKey,
  insertLinkKey,
  lockValidLinkKey,
  useUpLinkKeys,
} from './queries/link-keys.ts'

type LinkPurpose = 'reset-password' | 'confirm-email'

export const linkMinutes: { readonly [P in LinkPurpose]: number } = {
  'reset-password': 15,
  'confirm-email': 60,
}

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Creates a key to send by mail and stores only its hash. `emailDigest` binds the key to the address it is sent to. */
export const createLinkKey = async (
  tx: Tx,
  player: PlayerKey,
  purpose: LinkPurpose,
  emailDigest: Buffer | null = null,
): Promise<string> => {
  const key = randomBytes(32).toString('base64url')
  const minutes = linkMinutes[purpose]
  await insertLinkKey(tx, player, { keyHash: hashKey(key), purpose, emailDigest, minutes })
  return key
}

/** Returns the player of a valid key, without using it up. */
export const findLinkKeyOwner = async (
  tx: Tx,
  memberId: number,
  key: string,
  purpose: LinkPurpose,
): Promise<number | undefined> => {
  const row = await findValidLinkKey(tx, memberId, hashKey(key))
  return row?.purpose === purpose ? row.player_id : undefined
}

/** Without a purpose, a valid key of any purpose counts. */
export const isValidLinkKey = async (
  tx: Tx,
  memberId: number,
  key: string,
  purpose?: LinkPurpose,
): Promise<boolean> => {
  const row = await findValidLinkKey(tx, memberId, hashKey(key))
  return row !== undefined && (purpose === undefined || row.purpose === purpose)
}

/** Uses up the key and the player's other keys of this purpose. Returns undefined if the key is not valid. */
export const consumeLinkKey = async (tx: Tx, memberId: number, key: string, purpose: LinkPurpose) => {
  const row = await lockValidLinkKey(tx, memberId, hashKey(key), purpose)
  if (!row) return undefined
  await useUpLinkKeys(tx, { memberId, playerId: row.player_id }, [purpose])
  return { playerId: row.player_id, emailDigest: row.email_digest }
}

/** Invalidates mailed links that give access to the account. */
export const revokeAccessKeys = (tx: Tx, player: PlayerKey): Promise<void> =>
  useUpLinkKeys(tx, player, ['reset-password', 'unlock'])

const maxKeysPerHour = 5

/** Limits how many links are mailed, so that no one can flood a mailbox through us. */
export const mayCreateLinkKey = async (
  tx: Tx,
  player: PlayerKey,
  purpose: LinkPurpose,
  resendDelayMs: number,
): Promise<boolean> => {
  const recent = await countRecentLinkKeys(tx, player, purpose, resendDelayMs)
  return recent !== undefined && recent.made < maxKeysPerHour && !recent.tooSoon
}
