import type { Game } from '@fairground/contract/entities/games/game'
import { CheckedDeck } from './checked-deck.tsx'
import { DeckOnSale } from './deck-on-sale.tsx'
import { NoFileYet } from './no-file-yet.tsx'
import { usePublished } from './use-published.ts'

/** A deck of instant tickets, either on sale or ended with a published file. */
export function DeckDetails({ game, receipts }: { game: Game; receipts: readonly object[] }) {
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
