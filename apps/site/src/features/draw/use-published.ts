import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'

/** Fetches the published file; null if there is none. Only the check reads its content. */
const fetchPublished = async (path: string): Promise<Blob | null> => {
  const response = await fetch(`/fair/${bootstrap.memberId}/${path}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`fetching the published file failed with status ${response.status}`)
  return response.blob()
}

/** The published file of a draw or a deck: `draws/12.jsonl`, `decks/12.json`. */
export const usePublished = (path: string, enabled: boolean) =>
  useQuery({ queryKey: ['published', path], queryFn: () => fetchPublished(path), enabled })
