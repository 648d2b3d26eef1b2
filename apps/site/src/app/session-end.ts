import { CallFault } from '@fairground/client/call-fault'
import type { Session } from '@fairground/contract/entities/session'
import type { FaultName } from '@fairground/contract/errors'
import type { OperationName } from '@fairground/contract/operation-names'
import { endOf } from './end-of.ts'
import { errorText } from './error-text.ts'
import { openModal } from './modals.ts'
import { queryClient } from './query-client.ts'

/** These end the session themselves, and their own screens say so. */
const endsByItself: ReadonlySet<OperationName> = new Set<OperationName>([
  'logout',
  'closeAccount',
  'resetPassword',
  'updateTimeout',
  'updateSelfExclusion',
])
let leaving = false

const isPlayerHere = (): boolean => Boolean(queryClient.getQueryData<Session>(['init'])?.player)

/** Tells a player, once shown as logged in, that he no longer is. */
export const tellSessionEnd = (fault: FaultName): void => {
  const end = endOf(fault)
  if (end === null || leaving || !isPlayerHere()) return
  if (end === 'restart') openModal('reconnecting')
  else openModal('error', { ...errorText(fault), after: end })
  if (end === 'login') void queryClient.invalidateQueries({ queryKey: ['init'] })
}

/** A new session has begun on this page. */
export const noteNewSession = (): void => {
  leaving = false
}

/** Watches a call for the end of the session. */
export const heedingSessionEnd = async <T>(name: OperationName, calling: () => Promise<T>): Promise<T> => {
  const leaves = endsByItself.has(name)
  if (leaves) leaving = true
  try {
    return await calling()
  } catch (error) {
    if (leaves) leaving = false
    if (error instanceof CallFault) tellSessionEnd(error.faultName)
    throw error
  }
}
