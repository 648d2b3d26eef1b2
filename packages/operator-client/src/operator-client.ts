import type { OperatorFault } from '@fairground/contract/operator/operator-faults'
import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'

/** A fault of the operator API. */
export class OperatorCallFault extends Error {
  override name = 'OperatorCallFault'
  readonly fault: OperatorFault
  constructor(fault: OperatorFault) {
    super(fault.text)
    this.fault = fault
  }
}

export type OperatorCall = <N extends OperatorOperationName>(
  operation: N,
  input: OperatorInput<N>,
  memberId?: number,
) => Promise<OperatorOutput<N>>

const timeoutMs = 30_000

/** Where the session is: a token of the program, or a cookie that no script of the page can read. */
export type SessionPlace = (() => string | undefined) | { readonly session: 'cookie' }

const toSessionHeaders = (place: SessionPlace): Readonly<Record<string, string>> => {
  if (typeof place !== 'function') return { 'session-in': place.session }
  const token = place()
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** Calls the operator API. Without a member id, the call is one of the platform. */
export const createOperatorCall =
  (address: string, place: SessionPlace): OperatorCall =>
  async (operation, input, memberId = 0) => {
    const response = await fetch(new URL(`/operator/${memberId}/${operation}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...toSessionHeaders(place),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    // An answer that was cut off has a good status and no content.
    if (!response.ok || answer === undefined) throw toError(answer, response.status)
    return answer as OperatorOutput<typeof operation>
  }

/** A proxy in between may answer without a fault of the console. */
const toError = (answer: unknown, status: number): Error =>
  typeof answer === 'object' && answer !== null && 'name' in answer
    ? new OperatorCallFault(answer as OperatorFault)
    : new Error(`the console answered HTTP ${status}`)
