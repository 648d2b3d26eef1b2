import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'

/** One entry of the public log of closed draws. */
export interface SealedEntry {
  readonly instance: number
  readonly closeHash: string
  readonly round: string | null
  readonly signerAt: number | null
}

const isEntry = (value: unknown): value is SealedEntry =>
  typeof value === 'object' && value !== null && 'instance' in value && 'closeHash' in value

const fetchSeal = async (gameInstanceId: number): Promise<SealedEntry | null> => {
  const response = await fetch(`/fair/${bootstrap.memberId}/log`)
  if (!response.ok) return null
  const log: unknown = await response.json()
  const entries = typeof log === 'object' && log !== null && 'entries' in log ? log.entries : []
  if (!Array.isArray(entries)) return null
  return entries.filter(isEntry).find(({ instance }) => instance === gameInstanceId) ?? null
}

/** The seal of a draw: the hash of its signed closing record, available once sales have closed. */
export const useSeal = (gameInstanceId: number, closed: boolean) =>
  useQuery({
    queryKey: ['seal', gameInstanceId, closed],
    queryFn: () => fetchSeal(gameInstanceId),
    enabled: closed,
    refetchInterval: ({ state }) => (state.data ? false : 3000),
  })
