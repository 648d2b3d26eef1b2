import type { Card } from '@fairground/contract/entities/card'
import type { Play } from '@fairground/contract/entities/play'
import type { Output } from '@fairground/contract/operations'
import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { usePlayer } from '#app/session.ts'

export type CardPlay = Play & { readonly card: Card }

const lookAgainMs = 1000

const keyOf = (gameInstanceId: number) => ['getGamePlayerPlays', gameInstanceId]

const isCardPlay = (play: Play): play is CardPlay => play.card !== undefined

const isWaiting = (plays: readonly Play[]): boolean => plays.some(({ card }) => card?.status === 'waiting')

/** My tickets of a deck, each as far as it is open. Nobody tells when a card is dealt, so those that wait ask. */
export const useMyCards = (gameInstanceId: number, bought: number) => {
  const viewer = usePlayer()?.id
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...keyOf(gameInstanceId), viewer, bought],
    queryFn: () => call('getGamePlayerPlays', { gameInstanceId }),
    enabled: viewer !== undefined && bought > 0,
    placeholderData: (before: Output<'getGamePlayerPlays'> | undefined) => before,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data.plays) ? lookAgainMs : false),
  })
  return {
    cards: data?.plays.filter(isCardPlay) ?? [],
    loading: data === undefined && viewer !== undefined && bought > 0,
    failed: data === undefined && error !== null,
    refetch: () => void refetch(),
    isFetching,
  }
}

/** What an answer says about one card holds for every list it is in. */
export const noteCard = (gameInstanceId: number, seq: number, card: Card): void => {
  queryClient.setQueriesData<Output<'getGamePlayerPlays'>>(
    { queryKey: keyOf(gameInstanceId) },
    known =>
      known && { ...known, plays: known.plays.map(play => (play.seq === seq ? { ...play, card } : play)) },
  )
}
