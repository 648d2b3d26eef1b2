import { CallFault } from '@fairground/client/call-fault'
import type { Caller } from '@fairground/client/rest'
import type { Fault } from '@fairground/contract/errors'
import { allFaults } from '@fairground/contract/operation'
import type { OperationName } from '@fairground/contract/operation-names'
import { type Input, operations, type Output } from '@fairground/contract/operations'
import { Compile } from 'typebox/compile'

interface OutputCheck {
  Check(value: unknown): boolean
  Errors(value: unknown): unknown
}

const checks = new Map<OperationName, OutputCheck>()
const checkOf = (name: OperationName): OutputCheck => {
  const known: OutputCheck = checks.get(name) ?? Compile(operations[name].output)
  checks.set(name, known)
  return known
}

/** Whether the contract takes this as the operation's input. */
export const fitsInput = (name: OperationName, input: unknown): boolean =>
  Compile(operations[name].input).Check(input)

export type CheckedCall = Caller['call']

/** Every answer must be of the contract's shape, every fault one the contract lists for the operation. */
export const checkedCall =
  (caller: Caller): CheckedCall =>
  async (name, input) => {
    const output = await caller.call(name, input).catch((error: unknown) => {
      if (error instanceof CallFault && !allFaults(operations[name]).includes(error.faultName)) {
        throw new Error(`${name} may not answer ${error.faultName}`, { cause: error })
      }
      throw error
    })
    const check = checkOf(name)
    if (!check.Check(output)) {
      throw new Error(`${name} answered out of shape: ${JSON.stringify(check.Errors(output), null, 1)}`)
    }
    return output
  }

/** The fault a call is refused with. Fails when it is answered. */
export const faultOf = async <N extends OperationName>(
  call: (name: N, input: Input<N>) => Promise<Output<N>>,
  name: N,
  input: Input<N>,
): Promise<Fault> => {
  const answer = await call(name, input).catch((error: unknown) => {
    if (error instanceof CallFault) return error
    throw error
  })
  if (answer instanceof CallFault) return answer.fault
  throw new Error(`${name} was answered: ${JSON.stringify(answer)}`)
}
