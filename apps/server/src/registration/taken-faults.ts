import type { FaultName } from '@fairground/contract/errors'
import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#operation/refusal.ts'
import { type Clash, clashOf } from '#player/clash.ts'
import { playerByUsername } from '#player/player-rows.ts'
import { ownerOf } from '#player/taken.ts'
import type { Vault } from '#vault/vault.ts'

const faults: { readonly [C in Clash]: FaultName } = {
  username: 'registration.usernameTaken',
  email: 'registration.emailTaken',
  phone: 'registration.phoneTaken',
  governmentId: 'registration.governmentIdTaken',
}

/** Before the costly part. Who comes at the very same moment is stopped by the unique indexes. */
export const refuseTaken = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { username, primaryEmail }: { readonly username: string; readonly primaryEmail: string },
): Promise<void> => {
  if (await playerByUsername(tx, memberId, username)) throw new Refusal(faults.username)
  if ((await ownerOf(tx, vault, memberId, 'email', primaryEmail)) !== undefined)
    throw new Refusal(faults.email)
}

export const takenAsFault = (error: unknown): never => {
  const clash = clashOf(error)
  throw clash ? new Refusal(faults[clash]) : error
}
