import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  useUpRecoveryCode,
} from './queries/recovery-codes.ts'

const codeCount = 10
const groupLength = 5
/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')

const normalCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Keyed, so that a copy of the database does not allow to try all codes. */
const codeDigest = (vault: Vault, { memberId, playerId }: PlayerKey, code: string): Buffer =>
  vault.digest(memberId, 'recovery-code', `${playerId}/${normalCode(code)}`)

/** Replaces the player's codes. The new ones cannot be read again. */
export const replaceRecoveryCodes = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, () => `${newGroup()}-${newGroup()}`)
  await deleteRecoveryCodes(tx, player)
  await insertRecoveryCodes(
    tx,
    player,
    codes.map(code => codeDigest(vault, player, code)),
  )
  return codes
}

/** Creates codes together with the first second factor. Returns no codes if the player has some. */
export const ensureRecoveryCodes = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<string[]> =>
  (await countRecoveryCodes(tx, player)) > 0 ? [] : replaceRecoveryCodes(tx, vault, player)

export const consumeRecoveryCode = (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  typed: string,
): Promise<boolean> => useUpRecoveryCode(tx, player, codeDigest(vault, player, typed))
