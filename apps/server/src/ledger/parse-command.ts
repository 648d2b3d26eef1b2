import { Compile } from 'typebox/compile'
import type { AnyCommand } from './commands.ts'
import { requestSchemas } from './request-schemas/request-schemas.ts'
import { Instant } from './request-schemas/values.ts'

const validators = new Map(
  Object.entries(requestSchemas).map(([name, schema]) => [name, Compile(schema)] as const),
)

const deadline = Compile(Instant)

/** Returns the value if it is a known command with a well-formed request and deadline. */
export const parseCommand = (value: unknown): AnyCommand | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, request, decideBefore, ...others } = value as Readonly<Record<string, unknown>>
  if (Object.keys(others).length > 0) return undefined
  const isInTime = decideBefore === undefined || deadline.Check(decideBefore)
  const isCommand = typeof name === 'string' && isInTime && validators.get(name)?.Check(request) === true
  return isCommand ? (value as AnyCommand) : undefined
}
