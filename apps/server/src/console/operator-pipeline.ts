import { randomUUID } from 'node:crypto'
import { type OperatorFault, operatorFault } from '@fairground/contract/operator/operator-faults'
import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import {
  isOperatorOperationName,
  type OperatorOperationName,
  operatorOperations,
} from '@fairground/contract/operator/operator-operations'
import { findGrants, platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { Compile } from 'typebox/compile'
import { findMember, type Member } from '#operator/members.ts'
import type { AddressLimit } from '#platform/network/address-limit.ts'
import { observeFact } from '#platform/observations.ts'
import { isStorable } from '#platform/storable.ts'
import { CommandRefused } from '#staff/act.ts'
import type {
  ConsoleContext,
  OperatorCaller,
  OperatorHandler,
  OperatorHandlers,
} from '#staff/access/operator-handler.ts'
import { OperatorRefusal } from '#staff/access/operator-refusal.ts'
import { findSession } from '#staff/access/queries/sessions.ts'
import type { StaffSession } from '#staff/access/staff-session.ts'
import { digestToken } from '#staff/access/tokens.ts'

export interface OperatorCall {
  readonly operation: string
  readonly memberId: number
  readonly token: string | undefined
  readonly input: unknown
  readonly address: string
  readonly client: string
}

export type OperatorOutcome = { readonly output: unknown } | { readonly fault: OperatorFault }

export interface OperatorPipelineDeps {
  readonly context: ConsoleContext
  readonly handlers: OperatorHandlers
  /** Limits calls without a session. */
  readonly limitAnyone: AddressLimit
  readonly observe: (operation: string, outcome: string, seconds: number) => void
}

const validators = new Map<OperatorOperationName, { Check(value: unknown): boolean }>()
const getValidator = (name: OperatorOperationName) => {
  const known = validators.get(name) ?? Compile(operatorOperations[name].input)
  validators.set(name, known)
  return known
}

/** Handles every call of the operator API: name, session, operator, permission, step-up, input, handler. */
export const createOperatorPipeline = (deps: OperatorPipelineDeps) => {
  const { context, handlers, limitAnyone, observe } = deps

  const answer = async (call: OperatorCall): Promise<unknown> => {
    if (!isOperatorOperationName(call.operation)) throw new OperatorRefusal('request.unknownOperation')
    const name = call.operation
    const declaration: OperatorOperation = operatorOperations[name]
    if (declaration.access === 'anyone' && !(await limitAnyone(call.address, name)))
      throw new OperatorRefusal('request.rateLimited')
    const caller = await findCaller(call, declaration)
    if (declaration.stepUp && !caller.session?.isSteppedUp) throw new OperatorRefusal('staff.stepUpRequired')
    if (!getValidator(name).Check(call.input) || !isStorable(call.input))
      throw new OperatorRefusal('request.invalid')
    const run = handlers[name] as OperatorHandler<OperatorOperationName>
    return run(call.input as never, caller, context)
  }

  const findCaller = async (call: OperatorCall, declaration: OperatorOperation): Promise<OperatorCaller> => {
    const { address, client, token, memberId } = call
    const { access, scope } = declaration
    if (access === 'anyone') return { member: undefined, session: null, address, client }
    const session =
      token === undefined
        ? undefined
        : await inMember(context.db, platformId, tx => findSession(tx, digestToken(token)))
    if (!session) throw new OperatorRefusal('staff.notSignedIn')
    // Read in each call: staff work with an operator at once after they created or changed it.
    const member = memberId === platformId ? undefined : await findMember(context.db, memberId)
    requireScope(session, memberId, member, scope, access === 'staff')
    if (access !== 'staff' && findGrants(session.grants, memberId, access).length === 0)
      throw new OperatorRefusal('staff.notAllowed')
    return { member, session, address, client }
  }

  return async (call: OperatorCall): Promise<OperatorOutcome> => {
    const started = performance.now()
    const label = isOperatorOperationName(call.operation) ? call.operation : 'unknown'
    try {
      const output = await answer(call)
      observeFact('server', 'answered', `operator ${label}`)
      observe(label, 'ok', (performance.now() - started) / 1000)
      return { output }
    } catch (error) {
      const refused = toFault(error, call, context)
      observe(label, refused.name, (performance.now() - started) / 1000)
      return { fault: refused }
    }
  }
}

export type OperatorPipeline = ReturnType<typeof createOperatorPipeline>

/** An operator without a role of the caller looks like one that does not exist. */
export const requireScope = (
  { grants }: StaffSession,
  memberId: number,
  member: Member | undefined,
  scope: OperatorOperation['scope'],
  isForAllStaff: boolean,
): void => {
  const unknown = () => new OperatorRefusal('staff.unknownOperator')
  if (memberId === platformId) {
    if (scope === 'operator') throw unknown()
    // The own session belongs to the platform and needs no role.
    if (scope === 'platform' && isForAllStaff) return
    if (!grants.some(grant => grant.memberId === null)) throw unknown()
    return
  }
  if (scope === 'platform' || !member) throw unknown()
  if (!grants.some(grant => grant.memberId === null || grant.memberId === memberId)) throw unknown()
}

const toFault = (error: unknown, { operation }: OperatorCall, { log }: ConsoleContext): OperatorFault => {
  if (error instanceof OperatorRefusal) return error.fault
  if (error instanceof CommandRefused) return operatorFault('staff.refused', { why: error.message })
  const id = randomUUID()
  log.error({ err: error, id, operation }, 'operator operation failed')
  return operatorFault('request.internal', { id })
}
