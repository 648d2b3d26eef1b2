import type { FaultName } from '@fairground/contract/errors'
import type { Tx } from '@fairground/database/transaction'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Clash, findClash } from '#player/clash.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { findOwner } from '#player/find-owner.ts'
import type { Vault } from '#vault/vault.ts'

const faults: { readonly [C in Clash]: FaultName } = {
  username: 'registration.usernameTaken',
  email: 'registration.emailTaken',
  phone: 'registration.phoneTaken',
  governmentId: 'registration.governmentIdTaken',
}

/** Checks before the expensive hash. The unique indexes stop concurrent registrations. */
export const refuseTaken = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { username, primaryEmail }: { readonly username: string; readonly primaryEmail: string },
): Promise<void> => {
  if (await findPlayerByUsername(tx, memberId, username)) throw new Refusal(faults.username)
  if ((await findOwner(tx, vault, memberId, 'email', primaryEmail)) !== undefined)
    throw new Refusal(faults.email)
}

/** A failure of our own side leaves no account behind, so the player can try again. */
export const rethrowTaken =
  (log: Log) =>
  (error: unknown): never => {
    const clash = findClash(error)
    if (clash) throw new Refusal(faults[clash])
    if (error instanceof Refusal) throw error
    log.error({ err: error }, 'registration failed')
    throw new Refusal('registration.couldNotRegisterNow')
  }
