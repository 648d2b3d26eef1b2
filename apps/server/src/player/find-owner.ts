import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'
import { normalEmail, normalId } from './details.ts'
import { findPlayerIdByDigest } from './queries/player-details.ts'

const columns = {
  email: 'email_digest',
  phone: 'phone_digest',
  'government-id': 'government_id_digest',
} as const

const normalForms: { readonly [K in keyof typeof columns]: (value: string) => string } = {
  email: normalEmail,
  // Callers normalise phones, because that needs the country.
  phone: value => value,
  'government-id': normalId,
}

/** Returns the id of the operator's player who has this value. */
export const findOwner = (
  tx: Tx,
  vault: Vault,
  memberId: number,
  kind: keyof typeof columns,
  value: string,
): Promise<number | undefined> =>
  findPlayerIdByDigest(tx, memberId, columns[kind], vault.digest(memberId, kind, normalForms[kind](value)))
