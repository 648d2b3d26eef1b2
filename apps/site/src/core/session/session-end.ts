import { CallFault } from '@fairground/client/call-fault'
import type { Session } from '@fairground/contract/entities/session/session'
import type { FaultName } from '@fairground/contract/errors'
import type { OperationName } from '@fairground/contract/operation-names'
import { getSessionEndAction } from './session-end-action.ts'
import { errorText } from '#core/text/error-text.ts'
import { openModal } from '#core/modals.ts'
import { observe } from '#core/observe.ts'
import { queryClient } from '#core/query-client.ts'

/** Operations that end the session on purpose; their screens report it. */
const endingOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'logout',
  'closeAccount',
  'endSession',
  'resetPassword',
  'updateTimeout',
  'updateSelfExclusion',
])
let leaving = false
/** The first reason stays on the screen: calls that fail afterwards know only that there is no session. */
let announced = false

const isPlayerHere = (): boolean => Boolean(queryClient.getQueryData<Session>(['init'])?.player)

/** Notifies a player shown as logged in that their session has ended. */
export const announceSessionEnd = (fault: FaultName): void => {
  const end = getSessionEndAction(fault)
  if (end === null || leaving || announced || !isPlayerHere()) return
  announced = true
  if (end === 'restart') {
    openModal('reconnecting')
    observe('shown', fault, errorText('session.lost').text)
  } else openModal('error', { ...errorText(fault), after: end })
  if (end === 'login') void queryClient.invalidateQueries({ queryKey: ['init'] })
}

/** Called when a new session begins on this page. */
export const noteNewSession = (): void => {
  leaving = false
  announced = false
}

/** Announces the end of the session if a call fails because of it. */
export const withSessionEndHandling = async <T>(
  name: OperationName,
  calling: () => Promise<T>,
): Promise<T> => {
  const leaves = endingOperations.has(name)
  if (leaves) leaving = true
  try {
    return await calling()
  } catch (error) {
    if (leaves) leaving = false
    if (error instanceof CallFault) announceSessionEnd(error.faultName)
    throw error
  }
}
