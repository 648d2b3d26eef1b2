import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    // Live messages make a query stale; the interval is for those that get lost.
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always', retry: false },
  },
})
