import { lazy, Suspense, useMemo } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { lazyPage } from '#core/lazy-page.ts'
import { useGame } from '#core/stores/live-games.ts'
import { loadText } from '#core/text/load-text.ts'
import { CheckedRecord } from './checked-record.tsx'
import type { ChosenFile } from './file-choice.tsx'
import { FileLoading, NoFileYet } from './no-file-yet.tsx'
import { PendingDraw } from './pending-draw.tsx'
import { usePublished } from './use-published.ts'
import { isInstant } from '#kinds/game-address.ts'
import { useGameLobby } from '#shared/game/game-queries.ts'
import { receiptsFor } from '#shared/game/receipts.ts'

const LazyDeckDetails = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./deck-details.tsx'), loadText('instant')])
    return part.DeckDetails
  }),
)

/** The check of a published draw, or the details of a draw that has not ended. */
export function DrawDetails({
  gameInstanceId,
  onFile,
}: {
  gameInstanceId: number
  onFile: (file: ChosenFile) => void
}) {
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const known = game !== undefined || lobby.isError
  const pending = game !== undefined && game.gameStatus !== 'ENDED'
  const record = usePublished(`draws/${gameInstanceId}.jsonl`, known && !pending)
  const receipts = useMemo(
    () => receiptsFor(localStorage, bootstrap.memberId, gameInstanceId),
    [gameInstanceId],
  )
  if (game && isInstant(game))
    return (
      <Suspense fallback={<FileLoading />}>
        <LazyDeckDetails game={game} receipts={receipts} />
      </Suspense>
    )
  if (pending) return <PendingDraw game={game} receipts={receipts.length} />
  if (record.data)
    return (
      <CheckedRecord
        file={record.data}
        fileName={`draw-${gameInstanceId}.jsonl`}
        receipts={receipts}
        onFile={onFile}
      />
    )
  return <NoFileYet record={record} />
}
