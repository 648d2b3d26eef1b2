import type { Tx } from '@fairground/database/transaction'
import { findOwner } from '#player/find-owner.ts'
import { normalEmail } from '#player/details.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Vault } from '#vault/vault.ts'
import type { Recipient } from './queries/invites.ts'
import { findRecipientId } from './queries/sent.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

const emailPattern = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@.]{2,63}$/

export const sealPurpose = sealPurposes.giftEmail

/**
 * Finds each friend by username, or keeps an address. The answer for an address is the same with and without an account,
 * so that a giver cannot look up who is registered.
 */
export const findRecipients = async (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: PlayerKey,
  friends: readonly string[],
): Promise<Recipient[]> => {
  const found = new Map<string, Recipient>()
  for (const friend of friends.map(name => name.trim())) {
    const isEmail = friend.includes('@')
    if (isEmail && !emailPattern.test(friend)) throw new Refusal('rewards.recipientNotFound')
    const recipientId =
      (isEmail
        ? await findOwner(tx, vault, memberId, 'email', friend)
        : await findRecipientId(tx, memberId, friend)) ?? null
    if (recipientId === playerId || (!isEmail && recipientId === null))
      throw new Refusal('rewards.recipientNotFound')
    const address = normalEmail(friend)
    found.set(recipientId === null ? address : String(recipientId), {
      recipientId,
      emailDigest: isEmail ? vault.digest(memberId, 'email', address) : null,
      emailSealed: isEmail ? vault.seal(memberId, sealPurpose, friend) : null,
    })
  }
  return [...found.values()]
}
