import { queryOptions, useQuery } from '@tanstack/react-query'
import { bootstrap } from '#app/bootstrap.ts'

const { memberId } = bootstrap

/** The file as it is published; null when there is none. It is never read here: the check reads it itself. */
const fetchRecord = async (gameInstanceId: number): Promise<Blob | null> => {
  const response = await fetch(`/fair/${memberId}/draws/${gameInstanceId}.jsonl`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The draw record answered ${response.status}`)
  return response.blob()
}

const recordQuery = (gameInstanceId: number) =>
  queryOptions({ queryKey: ['drawRecord', gameInstanceId], queryFn: () => fetchRecord(gameInstanceId) })

export const useDrawRecord = (gameInstanceId: number, enabled: boolean) =>
  useQuery({ ...recordQuery(gameInstanceId), enabled })

/** One line of the public log of sealed draws. */
export interface SealedEntry {
  readonly instance: number
  readonly closeHash: string
  readonly round: string | null
  readonly signerAt: number | null
}

const isEntry = (value: unknown): value is SealedEntry =>
  typeof value === 'object' && value !== null && 'instance' in value && 'closeHash' in value

const fetchSeal = async (gameInstanceId: number): Promise<SealedEntry | null> => {
  const response = await fetch(`/fair/${memberId}/log`)
  if (!response.ok) return null
  const log: unknown = await response.json()
  const entries = typeof log === 'object' && log !== null && 'entries' in log ? log.entries : []
  if (!Array.isArray(entries)) return null
  return entries.filter(isEntry).find(({ instance }) => instance === gameInstanceId) ?? null
}

/** The seal of a draw that has not been held yet, once its lines are closed. */
export const useSeal = (gameInstanceId: number, closed: boolean) =>
  useQuery({
    queryKey: ['seal', gameInstanceId, closed],
    queryFn: () => fetchSeal(gameInstanceId),
    enabled: closed,
    refetchInterval: ({ state }) => (state.data ? false : 3000),
  })
