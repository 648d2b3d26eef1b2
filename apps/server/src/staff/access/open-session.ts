import type { Tx } from '@fairground/database/transaction'
import { platformId } from '@fairground/contract/operator/roles'
import { appendAuditEntry } from '../audit-log.ts'
import type { ConsoleContext, OperatorCaller } from './operator-handler.ts'
import { insertSession, type NewSession } from './queries/sessions.ts'
import { toActor } from './staff-session.ts'
import { createToken, digestToken } from './tokens.ts'

interface Person {
  readonly staffId: number
  readonly name: string
  readonly breakGlass: boolean
}

/** Signs a staff member in. The transaction is one of the platform. The use of the sealed account raises an alarm. */
export const openSession = async (
  tx: Tx,
  { log, observeBreakGlass }: Pick<ConsoleContext, 'log' | 'observeBreakGlass'>,
  { address, client }: Pick<OperatorCaller, 'address' | 'client'>,
  { staffId, name, breakGlass }: Person,
  method: NewSession['method'],
) => {
  const token = createToken()
  const isProved = method !== 'oidc'
  await insertSession(tx, { tokenDigest: digestToken(token), staffId, method, client, address, isProved })
  await appendAuditEntry(tx, platformId, {
    actor: toActor(staffId),
    action: breakGlass ? 'break-glass-sign-in' : 'sign-in',
    subject: toActor(staffId),
    before: null,
    after: { method },
    reason: 'sign-in',
  })
  if (breakGlass) {
    observeBreakGlass()
    log.error({ staffId, address }, 'break-glass account used')
  }
  return { token, staffId, name }
}
