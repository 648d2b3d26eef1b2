import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import type { TSchema } from 'typebox'

/** Every schema that a person may have to fill in. */
export const contractSchemas: readonly (readonly [name: string, schema: TSchema])[] = [
  ...Object.entries(operatorOperations).map(([name, { input }]) => [name, input] as const),
  ...Object.entries(proposalKinds).map(([name, { payload }]) => [`proposal ${name}`, payload] as const),
]
