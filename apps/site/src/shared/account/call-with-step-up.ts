import { CallFault } from '@fairground/client/call-fault'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { call } from '#core/call.ts'
import { modalStore, openModal } from '#core/modals.ts'
import { observeShown } from '#core/text/error-text.ts'

/** Opens the modal and fails with `refused` if the player closes it. */
const proveIdentity = (refused: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    openModal('stepUp', { onProved: resolve })
    const stop = modalStore.subscribe(({ current }) => {
      if (current?.name === 'stepUp') return
      stop()
      reject(refused)
    })
  })

/** Calls a sensitive operation. If it needs a proof of identity, the player gives it and the call is repeated. */
export const callWithStepUp = async <N extends OperationName>(
  name: N,
  input: Input<N>,
): Promise<Output<N>> => {
  try {
    return await call(name, input)
  } catch (error) {
    if (!(error instanceof CallFault) || error.faultName !== 'security.stepUpRequired') throw error
    observeShown(error)
    await proveIdentity(error)
    return call(name, input)
  }
}
