import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { platformId } from '@fairground/contract/operator/roles'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callOnce } from '#core/api/call.ts'
import { queryClient } from '#core/query-client.ts'
import { proveByPasskey, useDemoStaff } from './passkeys.ts'
import { endSession, useSessionEnd } from './session-end.ts'

export type Me = OperatorOutput<'getMe'>

/** The signed-in staff member, or null. */
export const meQuery = queryOptions<Me | null>({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      return await callOnce('getMe', {}, platformId)
    } catch (error) {
      if (error instanceof OperatorCallFault && error.fault.name === 'staff.notSignedIn') return null
      throw error
    }
  },
  staleTime: 60_000,
})

/** The staff member of this page. Pages are shown to signed-in staff only. */
export const useMe = (): Me => {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('this page needs a signed-in staff member')
  return data
}

/** Reads the new session. */
export const beginSession = async (): Promise<void> => {
  useSessionEnd.setState({ why: undefined })
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
}

export const signInWithPasskey = async (): Promise<void> => {
  const { signInId, options } = await callOnce('beginSignIn', {}, platformId)
  await callOnce('finishSignIn', { signInId, assertion: await proveByPasskey(options) }, platformId)
  await beginSession()
}

export const stepUpWithPasskey = async (): Promise<void> => {
  const { options } = await callOnce('beginStepUp', {}, platformId)
  await callOnce('finishStepUp', { assertion: await proveByPasskey(options) }, platformId)
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

export const signOut = async (): Promise<void> => {
  await callOnce('signOut', {}, platformId).catch(() => undefined)
  useDemoStaff.setState({ chosen: undefined })
  endSession()
}
