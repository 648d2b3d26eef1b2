import { CallFault } from '@fairground/client/call-fault'
import type { Caller } from '@fairground/client/rest'
import type { Fault } from '@fairground/contract/errors'
import { allFaults } from '@fairground/contract/all-faults'
import type { OperationName } from '@fairground/contract/operation-names'
import { type Input, operations, type Output } from '@fairground/contract/operations'
import { Compile } from 'typebox/compile'

interface OutputCheck {
  Check(value: unknown): boolean
  Errors(value: unknown): unknown
}

const checks = new Map<OperationName, OutputCheck>()
const getOutputCheck = (name: OperationName): OutputCheck => {
  const known: OutputCheck = checks.get(name) ?? Compile(operations[name].output)
  checks.set(name, known)
  return known
}

/** Reports whether a value is a valid input of the operation. */
export const isValidInput = (name: OperationName, input: unknown): boolean =>
  Compile(operations[name].input).Check(input)

export type CheckedCall = Caller['call']

/** Throws if an output does not match the contract or if the contract does not list the fault of the operation. */
export const checkedCall =
  (caller: Caller): CheckedCall =>
  async (name, input) => {
    const output = await caller.call(name, input).catch((error: unknown) => {
      if (error instanceof CallFault && !allFaults(name).includes(error.faultName)) {
        throw new Error(`the contract of ${name} does not list the fault ${error.faultName}`, {
          cause: error,
        })
      }
      throw error
    })
    const check = getOutputCheck(name)
    if (!check.Check(output)) {
      throw new Error(
        `the output of ${name} does not match the contract: ${JSON.stringify(check.Errors(output), null, 1)}`,
      )
    }
    return output
  }

/** Returns the fault of a call. Throws if the call succeeds. */
export const expectFault = async <N extends OperationName>(
  call: (name: N, input: Input<N>) => Promise<Output<N>>,
  name: N,
  input: Input<N>,
): Promise<Fault> => {
  const answer = await call(name, input).catch((error: unknown) => {
    if (error instanceof CallFault) return error
    throw error
  })
  if (answer instanceof CallFault) return answer.fault
  throw new Error(`${name} succeeded instead of failing: ${JSON.stringify(answer)}`)
}
