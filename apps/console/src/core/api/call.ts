import {
  type OperatorInput,
  type OperatorOperationName,
  operatorOperations,
  type OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { platformId } from '@fairground/contract/operator/roles'
import {
  createOperatorCall,
  type OperatorCall,
  OperatorCallFault,
} from '@fairground/operator-client/operator-client'
import { observe } from '#core/observe.ts'
import { provePresence } from '#core/session/step-up.ts'
import { endSession } from '#core/session/session-end.ts'

const send = createOperatorCall(location.origin, { session: 'cookie' })

/** Calls the operator API with the session in the cookie. */
export const callOnce: OperatorCall = (operation, input, memberId) => {
  observe('called', operation)
  return send(operation, input, memberId)
}

const hasName = (error: unknown, name: OperatorCallFault['fault']['name']): boolean =>
  error instanceof OperatorCallFault && error.fault.name === name

/** An operation of the platform has no operator, whichever one the page shows. */
export const toMemberId = (operation: OperatorOperationName, memberId: number): number =>
  operatorOperations[operation].scope === 'platform' ? platformId : memberId

/** Calls an operation. Asks for the passkey where the operation needs a fresh proof, then calls again. */
export const call = async <N extends OperatorOperationName>(
  operation: N,
  input: OperatorInput<N>,
  memberId: number,
): Promise<OperatorOutput<N>> => {
  const member = toMemberId(operation, memberId)
  try {
    return await callOnce(operation, input, member)
  } catch (error) {
    if (hasName(error, 'staff.notSignedIn')) endSession('The session has ended. Sign in again.')
    if (!hasName(error, 'staff.stepUpRequired')) throw error
    await provePresence(operation)
    return callOnce(operation, input, member)
  }
}
