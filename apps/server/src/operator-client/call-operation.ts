import { readFileSync } from 'node:fs'
import {
  isOperatorOperationName,
  type OperatorInput,
  type OperatorOperationName,
} from '@fairground/contract/operator/operator-operations'
import { BadCommand, type CommandInput, requireTarget } from './command-input.ts'

/** Calls any operation of the operator API and returns its answer as JSON. */
export const callOperation = async (input: CommandInput): Promise<string> => {
  const name = requireTarget(input)
  if (!isOperatorOperationName(name)) throw new BadCommand(`there is no operation ${name}`)
  const file = input.find('input')
  const content: unknown = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
  const memberId = input.isForOperator ? input.getMemberId() : 0
  // The console checks the input against the contract.
  const answer = await input.call(name, content as OperatorInput<OperatorOperationName>, memberId)
  return JSON.stringify(answer, null, 2)
}
