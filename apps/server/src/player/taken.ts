import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'
import { normalEmail, normalId } from './details.ts'

const columns = {
  email: 'email_digest',
  phone: 'phone_digest',
  'government-id': 'government_id_digest',
} as const

const normalForms: { readonly [K in keyof typeof columns]: (value: string) => string } = {
  email: normalEmail,
  // Phones come in their normal form already: it depends on the country.
  phone: value => value,
  'government-id': normalId,
}

/** Who of the operator's players has this already. */
export const ownerOf = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  kind: keyof typeof columns,
  value: string,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('player_detail')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where(columns[kind], '=', vault.digest(memberId, kind, normalForms[kind](value)))
    .executeTakeFirst()
  return row?.player_id
}
