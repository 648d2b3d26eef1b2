import type { Tx } from '@fairground/database/transaction'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { type PersonDigests, findRestriction } from './queries/exclusions.ts'
import {
  findSealedDetails,
  findWrappedKey,
  insertPlayerKey,
  upsertDetails,
} from './queries/player-details.ts'
import { restrictPlayer } from './restrict-player.ts'
import { computeSearchDigests, normalName } from './search-digests.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** Identifying data. It is stored encrypted, so no query can search in it. */
export interface PersonalDetails {
  readonly email: string
  /** A new address that replaces `email` once it is confirmed. */
  readonly emailPending?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly gender?: 'female' | 'male' | 'other' | 'unstated'
  /** 1990-12-31 */
  readonly birthdate?: string
  readonly address?: string
  readonly city?: string
  readonly province?: string
  readonly postCode?: string
  readonly addressCountry?: string
  /** E.164: +44... */
  readonly phoneMobile?: string
  /** A new mobile number that replaces `phoneMobile` once its code is entered. */
  readonly phonePending?: string
  readonly phoneHome?: string
  /** Present once its code is entered. A new home phone is not verified. */
  readonly phoneHomeVerified?: true
  readonly occupation?: string
  readonly governmentId?: string
}

/** Ignores case and a plus suffix, because such addresses reach the same mailbox. */
export const normalEmail = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${host}`
}

export const normalId = (id: string): string => id.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const sealContext = ({ memberId, playerId }: PlayerKey): string => `details/${memberId}/${playerId}`

export const openDetails = (
  vault: Vault,
  player: PlayerKey,
  row: { readonly wrapped: Buffer | null; readonly sealed: Buffer | null },
): PersonalDetails | undefined => {
  const key = vault.playerKey(player, row.wrapped)
  return key && row.sealed
    ? (JSON.parse(openBytes(key, sealContext(player), row.sealed).toString()) as PersonalDetails)
    : undefined
}

export const readDetails = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
): Promise<PersonalDetails | undefined> => {
  const row = await findSealedDetails(tx, player)
  return row && openDetails(vault, player, row)
}

/** Computes the digests by which an operator recognises the same person behind another account. */
export const computeDigests = (vault: Vault, memberId: number, details: PersonalDetails): PersonDigests => {
  const { email, governmentId, firstName, lastName, birthdate } = details
  const named = [firstName, lastName, birthdate].every(part => part !== undefined && part !== '')
  const person = [normalName(`${firstName} ${lastName}`), birthdate].join('/')
  return {
    email: vault.digest(memberId, 'email', normalEmail(email)),
    'government-id': governmentId ? vault.digest(memberId, 'government-id', normalId(governmentId)) : null,
    person: named ? vault.digest(memberId, 'person', person) : null,
  }
}

/**
 * Fails on a unique index if another player of the operator has the same email, phone or government id. Applies an
 * exclusion that the person has at this operator or at another operator of its group.
 */
export const writeDetails = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  details: PersonalDetails,
): Promise<void> => {
  const { memberId } = player
  const key = await ensurePlayerKey(tx, vault, player)
  const { phoneMobile } = details
  const digests = computeDigests(vault, memberId, details)
  await upsertDetails(tx, player, {
    sealed: sealBytes(key, sealContext(player), Buffer.from(JSON.stringify(details))),
    email_digest: digests.email,
    phone_digest: phoneMobile === undefined ? null : vault.digest(memberId, 'phone', phoneMobile),
    government_id_digest: digests['government-id'],
    person_digest: digests.person,
    ...computeSearchDigests(vault, memberId, details),
  })
  const restriction = await findRestriction(tx, memberId, digests)
  if (restriction) await restrictPlayer(tx, player, restriction)
}

/** Returns the player's encryption key and creates it on first use. */
export const ensurePlayerKey = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<Buffer> => {
  const known = vault.playerKey(player, await findWrappedKey(tx, player))
  if (known) return known
  const made = vault.newPlayerKey(player)
  await insertPlayerKey(tx, player, made.wrapped)
  return made.key
}
