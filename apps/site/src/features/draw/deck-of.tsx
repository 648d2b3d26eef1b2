import type { Game } from '@fairground/contract/entities/game'
import { CheckedDeck } from '#features/draw/deck-checked.tsx'
import { DeckOnSale } from '#features/draw/deck-on-sale.tsx'
import { NoFileYet } from '#features/draw/no-file-yet.tsx'
import { usePublished } from '#features/draw/use-published.ts'

/** A deck of instant tickets: on sale, or ended and published. */
export function DeckOf({ game, receipts }: { game: Game; receipts: readonly object[] }) {
  const { gameInstanceId, gameStatus } = game
  const ended = gameStatus === 'ENDED'
  const record = usePublished(`decks/${gameInstanceId}.json`, ended)
  if (!ended) return <DeckOnSale game={game} receipts={receipts.length} />
  return record.data ? (
    <CheckedDeck file={record.data} fileName={`deck-${gameInstanceId}.json`} receipts={receipts} />
  ) : (
    <NoFileYet record={record} />
  )
}
