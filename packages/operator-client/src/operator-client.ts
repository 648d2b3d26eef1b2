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

/** Calls the operator API. Without a member id, the call is one of the platform. */
export const createOperatorCall =
  (address: string, getToken: () => string | undefined): OperatorCall =>
  async (operation, input, memberId = 0) => {
    const token = getToken()
    const response = await fetch(new URL(`/operator/${memberId}/${operation}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw toError(answer, response.status)
    return answer as OperatorOutput<typeof operation>
  }

/** A proxy in between may answer without a fault of the console. */
const toError = (answer: unknown, status: number): Error =>
  typeof answer === 'object' && answer !== null && 'name' in answer
    ? new OperatorCallFault(answer as OperatorFault)
    : new Error(`the console answered HTTP ${status}`)
