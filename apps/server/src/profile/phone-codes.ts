import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { ensurePlayerKey } from '#player/details.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import {
  countRecentCodes,
  insertPhoneCode,
  lockPhoneCode,
  updateAfterTry,
  useUpPhoneCodes,
} from './queries/phone-codes.ts'

export const codeMinutes = 10
const maxTries = 5
const maxSendsPerHour = 3
const digits = 6

const codeHash = (vault: Vault, { memberId }: PlayerKey, requestId: string, code: string): Buffer =>
  vault.digest(memberId, 'phone-code', `${requestId}/${code}`)

const sealContext = ({ memberId, playerId }: PlayerKey, requestId: string): string =>
  `phone-code/${memberId}/${playerId}/${requestId}`

/** Limits the codes per player and per phone, so that no one can flood a phone through us. */
export const maySendCode = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  phone: string,
): Promise<boolean> => {
  const sent = await countRecentCodes(tx, player, vault.digest(player.memberId, 'phone', phone))
  return sent < maxSendsPerHour
}

/** Creates a code for the phone and invalidates the player's earlier codes. */
export const createPhoneCode = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  phone: string,
): Promise<{ readonly requestId: string; readonly code: string }> => {
  const requestId = randomBytes(16).toString('base64url')
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const key = await ensurePlayerKey(tx, vault, player)
  await useUpPhoneCodes(tx, player)
  const values = {
    request_id: requestId,
    phone_digest: vault.digest(player.memberId, 'phone', phone),
    sealed_phone: sealBytes(key, sealContext(player, requestId), Buffer.from(phone)),
    code_hash: codeHash(vault, player, requestId, code),
  }
  await insertPhoneCode(tx, player, values, codeMinutes)
  return { requestId, code }
}

/** Returns the phone that the code verifies. A wrong try is counted, so the caller must commit in both cases. */
export const checkPhoneCode = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  requestId: string,
  code: string,
): Promise<string | undefined> => {
  const row = await lockPhoneCode(tx, player, requestId, maxTries)
  if (!row) return undefined
  const right = timingSafeEqual(row.code_hash, codeHash(vault, player, requestId, code))
  await updateAfterTry(tx, player.memberId, requestId, right)
  if (!right) return undefined
  const key = await ensurePlayerKey(tx, vault, player)
  return openBytes(key, sealContext(player, requestId), row.sealed_phone).toString()
}
