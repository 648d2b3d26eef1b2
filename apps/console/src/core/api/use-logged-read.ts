import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { useRef, useState } from 'react'
import { useMemberId } from '#core/operator/current-operator.ts'
import { call } from './call.ts'

interface ReadState<Output> {
  readonly data: Output | undefined
  readonly error: unknown
  readonly isReading: boolean
}

export interface LoggedRead<N extends OperatorOperationName> extends ReadState<OperatorOutput<N>> {
  /** Reads, and returns undefined if it failed or if a later read has begun. */
  readonly read: (input: OperatorInput<N>) => Promise<OperatorOutput<N> | undefined>
  readonly forget: () => void
}

const nothing = { data: undefined, error: undefined, isReading: false } as const

/**
 * Reads an operation that the audit log records. It reads only on request, because each read leaves an entry, and
 * the answer stays in the component: leaving the page forgets it.
 */
export const useLoggedRead = <N extends OperatorOperationName>(operation: N): LoggedRead<N> => {
  const memberId = useMemberId()
  const [state, setState] = useState<ReadState<OperatorOutput<N>>>(nothing)
  const latest = useRef(0)

  const read = async (input: OperatorInput<N>): Promise<OperatorOutput<N> | undefined> => {
    latest.current += 1
    const turn = latest.current
    setState(before => ({ ...before, error: undefined, isReading: true }))
    try {
      const data = await call(operation, input, memberId)
      if (turn !== latest.current) return undefined
      setState({ data, error: undefined, isReading: false })
      return data
    } catch (error) {
      if (turn === latest.current) setState(before => ({ ...before, error, isReading: false }))
      return undefined
    }
  }
  const forget = (): void => {
    latest.current += 1
    setState(nothing)
  }
  return { ...state, read, forget }
}
