import type { Outcome } from '#operation/pipeline.ts'

interface Taken {
  readonly token: string | undefined
  /** The outcome without the token. */
  readonly rest: Outcome
}

/** Takes the token of a new session out of an outcome. A login that requires a new password has it in the fault. */
export const takeIssuedToken = (outcome: Outcome): Taken => {
  if ('output' in outcome) {
    const { token, rest } = take(outcome.output)
    return token === undefined ? { token, rest: outcome } : { token, rest: { output: rest } }
  }
  const { token, rest } = take(outcome.fault.details)
  return token === undefined
    ? { token, rest: outcome }
    : { token, rest: { fault: { ...outcome.fault, details: { ...rest } } } }
}

const take = (value: unknown): { token: string | undefined; rest: object } => {
  if (typeof value !== 'object' || value === null || !('authToken' in value))
    return { token: undefined, rest: {} }
  const { authToken, ...rest } = value
  return typeof authToken === 'string' ? { token: authToken, rest } : { token: undefined, rest: {} }
}
