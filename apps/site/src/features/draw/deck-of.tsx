import type { Game } from '@fairground/contract/entities/game'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#app/bootstrap.ts'
import { useText } from '#app/text.ts'
import { CheckedDeck } from '#features/draw/deck-checked.tsx'
import { DeckOnSale } from '#features/draw/deck-on-sale.tsx'

/** The file as it is published; null when there is none. It is never read here: the check reads it itself. */
const fetchDeck = async (gameInstanceId: number): Promise<Blob | null> => {
  const response = await fetch(`/fair/${bootstrap.memberId}/decks/${gameInstanceId}.json`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The deck record answered ${response.status}`)
  return response.blob()
}

/** A deck of instant tickets: on sale, or ended and published. */
export function DeckOf({ game, receipts }: { game: Game; receipts: readonly object[] }) {
  const t = useText()
  const { gameInstanceId, gameStatus } = game
  const ended = gameStatus === 'ENDED'
  const record = useQuery({
    queryKey: ['deckRecord', gameInstanceId],
    queryFn: () => fetchDeck(gameInstanceId),
    enabled: ended,
  })
  if (!ended) return <DeckOnSale game={game} receipts={receipts.length} />
  if (record.data)
    return <CheckedDeck file={record.data} fileName={`deck-${gameInstanceId}.json`} receipts={receipts} />
  if (record.isFetched && !record.isFetching)
    return (
      <ErrorState
        title={t('draw.verify.noProof.title')}
        text={t('draw.verify.noProof.text')}
        retry={{ label: t('draw.verify.noProof.retry'), onPress: () => void record.refetch() }}
      />
    )
  return (
    <SkeletonGroup label={t('draw.verify.loading')}>
      <Skeleton height={96} />
      <Skeleton height={420} />
    </SkeletonGroup>
  )
}
