import { createHash } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { CodeChecks } from '#providers/identity-provider.ts'
import type { Vault } from '#vault/vault.ts'
import { deleteCodeRequest, deleteExpiredCodeRequests, insertCodeRequest } from './queries/code-requests.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

const requestMinutes = 10
const purpose = sealPurposes.codeRequest

const hashState = (state: string): Buffer => createHash('sha256').update(state).digest()

/** Stored on the server, because the browser may know only the state. */
export const storeCodeRequest = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  checks: CodeChecks,
): Promise<void> => {
  await deleteExpiredCodeRequests(tx, memberId)
  const sealed = vault.seal(memberId, purpose, checks)
  await insertCodeRequest(tx, memberId, hashState(checks.state), sealed, requestMinutes)
}

/** Each request can be used once. Returns undefined if the state is unknown or expired. */
export const consumeCodeRequest = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  state: string,
): Promise<CodeChecks | undefined> => {
  const sealed = await deleteCodeRequest(tx, memberId, hashState(state))
  return sealed && (vault.open(memberId, purpose, sealed) as CodeChecks)
}
