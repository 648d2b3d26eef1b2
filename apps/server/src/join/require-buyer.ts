import type { Input } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { normalEmail, readDetails } from '#player/details.ts'
import type { Vault } from '#vault/vault.ts'

type PlayerInfo = NonNullable<Input<'purchaseTicket'>['playerInfo']>

/** The details that a caller sends along must be those of the account that pays. They never change the account. */
export const requireBuyer = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  { primaryEmail, birthdate }: PlayerInfo,
): Promise<void> => {
  const known = await readDetails(tx, vault, player)
  const isSame =
    known !== undefined &&
    normalEmail(known.email) === normalEmail(primaryEmail) &&
    (known.birthdate === undefined || known.birthdate === birthdate)
  if (!isSame) throw new Refusal('request.invalid')
}
