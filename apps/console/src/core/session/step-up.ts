import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import { create } from 'zustand'

interface StepUpRequest {
  readonly operation: OperatorOperationName
  readonly done: () => void
  readonly refuse: (error: Error) => void
}

/** A call that waits for a fresh proof by passkey. The frame shows the question. */
export const useStepUp = create<{ readonly waiting: StepUpRequest | undefined }>(() => ({
  waiting: undefined,
}))

let running: Promise<void> | undefined

/** Asks for the passkey. Calls that need it at the same time share one question. */
export const provePresence = (operation: OperatorOperationName): Promise<void> => {
  running ??= new Promise<void>((resolve, reject) => {
    useStepUp.setState({ waiting: { operation, done: resolve, refuse: reject } })
  }).finally(() => {
    running = undefined
    useStepUp.setState({ waiting: undefined })
  })
  return running
}
