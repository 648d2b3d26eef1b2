import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#app/bootstrap.ts'

/** The file as it is published; null when there is none. It is never read here: the check reads it itself. */
const fetchPublished = async (path: string): Promise<Blob | null> => {
  const response = await fetch(`/fair/${bootstrap.memberId}/${path}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The published file answered ${response.status}`)
  return response.blob()
}

/** The published file of a draw or a deck: `draws/12.jsonl`, `decks/12.json`. */
export const usePublished = (path: string, enabled: boolean) =>
  useQuery({ queryKey: ['published', path], queryFn: () => fetchPublished(path), enabled })
