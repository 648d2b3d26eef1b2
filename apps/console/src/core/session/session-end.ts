import { create } from 'zustand'
import { queryClient } from '#core/query-client.ts'

/** Why the last session ended, for the page on which staff sign in. */
export const useSessionEnd = create<{ readonly why: string | undefined }>(() => ({ why: undefined }))

/** Forgets all data of the session. */
export const forgetData = (): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  queryClient.getMutationCache().clear()
}

/** The page then shows the sign-in, which forgets once more what the pages read while they closed. */
export const endSession = (why?: string): void => {
  useSessionEnd.setState({ why })
  queryClient.setQueryData(['me'], null)
  forgetData()
}
