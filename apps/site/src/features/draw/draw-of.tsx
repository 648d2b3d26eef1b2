import { lazy, Suspense, useMemo } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { lazyPage } from '#app/lazy-page.ts'
import { useGame } from '#app/live-games.ts'
import { loadText } from '#app/load-text.ts'
import { CheckedRecord } from '#features/draw/checked-record.tsx'
import type { ChosenFile } from '#features/draw/file-choice.tsx'
import { FileLoading, NoFileYet } from '#features/draw/no-file-yet.tsx'
import { SealedDraw } from '#features/draw/sealed-draw.tsx'
import { usePublished } from '#features/draw/use-published.ts'
import { isInstant } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { receiptsOf } from '#shared/receipts.ts'

const DeckOf = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/draw/deck-of.tsx'), loadText('instant')])
    return part.DeckOf
  }),
)

/** A published draw, or the sealed facts of one that has not been shown to its end. */
export function DrawOf({
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
  const sealed = game !== undefined && game.gameStatus !== 'ENDED'
  const record = usePublished(`draws/${gameInstanceId}.jsonl`, known && !sealed)
  const receipts = useMemo(
    () => receiptsOf(localStorage, bootstrap.memberId, gameInstanceId),
    [gameInstanceId],
  )
  if (game && isInstant(game))
    return (
      <Suspense fallback={<FileLoading />}>
        <DeckOf game={game} receipts={receipts} />
      </Suspense>
    )
  if (sealed) return <SealedDraw game={game} receipts={receipts.length} />
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
