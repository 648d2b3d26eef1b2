import { Compile } from 'typebox/compile'
import type { AnyCommand } from './commands.ts'
import { requestSchemas } from './request-schemas/request-schemas.ts'

const validators = new Map(
  Object.entries(requestSchemas).map(([name, schema]) => [name, Compile(schema)] as const),
)

/** Returns the value if it is a known command with a well-formed request. */
export const parseCommand = (value: unknown): AnyCommand | undefined => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined
  const { name, request } = value as { readonly name?: unknown; readonly request?: unknown }
  const isCommand = typeof name === 'string' && validators.get(name)?.Check(request) === true
  return isCommand ? (value as AnyCommand) : undefined
}
