import type { Card } from '@fairground/contract/entities/plays/card'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { Output } from '@fairground/contract/operations'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { usePlayer } from '#core/session/session.ts'

export type CardPlay = Play & { readonly card: Card }

const pollMs = 1000

const cardsQueryKey = (gameInstanceId: number) => ['getGamePlayerPlays', gameInstanceId]

const isCardPlay = (play: Play): play is CardPlay => play.card !== undefined

const isWaiting = (plays: readonly Play[]): boolean => plays.some(({ card }) => card?.status === 'waiting')

/** The player's tickets of a deck. No event reports a dealt card, so the query polls while a card is waiting. */
export const useMyCards = (gameInstanceId: number, bought: number) => {
  const viewer = usePlayer()?.id
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...cardsQueryKey(gameInstanceId), viewer, bought],
    queryFn: () => call('getGamePlayerPlays', { gameInstanceId }),
    enabled: viewer !== undefined && bought > 0,
    placeholderData: (before: Output<'getGamePlayerPlays'> | undefined) => before,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data.plays) ? pollMs : false),
  })
  return {
    cards: data?.plays.filter(isCardPlay) ?? [],
    loading: data === undefined && viewer !== undefined && bought > 0,
    failed: data === undefined && error !== null,
    refetch: () => void refetch(),
    isFetching,
  }
}

/** Updates a card in every cached list. */
export const updateCachedCard = (gameInstanceId: number, seq: number, card: Card): void => {
  queryClient.setQueriesData<Output<'getGamePlayerPlays'>>(
    { queryKey: cardsQueryKey(gameInstanceId) },
    known =>
      known && { ...known, plays: known.plays.map(play => (play.seq === seq ? { ...play, card } : play)) },
  )
}
