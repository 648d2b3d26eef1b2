import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { lazyPage } from '#app/lazy-page.ts'
import { useGame } from '#app/live-games.ts'
import { loadText } from '#app/load-text.ts'
import { useText } from '#app/text.ts'
import { CheckedRecord } from '#features/draw/checked-record.tsx'
import type { ChosenFile } from '#features/draw/file-choice.tsx'
import { SealedDraw } from '#features/draw/sealed-draw.tsx'
import { useDrawRecord } from '#features/draw/use-draw-record.ts'
import { isInstant } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { receiptsOf } from '#shared/receipts.ts'

const DeckOf = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/draw/deck-of.tsx'), loadText('instant')])
    return part.DeckOf
  }),
)

function Loading() {
  return (
    <SkeletonGroup label={useText()('draw.verify.loading')}>
      <Skeleton height={96} />
      <Skeleton height={420} />
    </SkeletonGroup>
  )
}

/** A published draw, or the sealed facts of one that has not been shown to its end. */
export function DrawOf({
  gameInstanceId,
  onFile,
}: {
  gameInstanceId: number
  onFile: (file: ChosenFile) => void
}) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const known = game !== undefined || lobby.isError
  const sealed = game !== undefined && game.gameStatus !== 'ENDED'
  const record = useDrawRecord(gameInstanceId, known && !sealed)
  const receipts = useMemo(
    () => receiptsOf(localStorage, bootstrap.memberId, gameInstanceId),
    [gameInstanceId],
  )
  if (game && isInstant(game))
    return (
      <Suspense fallback={<Loading />}>
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
  if (record.isFetched && !record.isFetching)
    return (
      <ErrorState
        title={t('draw.verify.noProof.title')}
        text={t('draw.verify.noProof.text')}
        retry={{ label: t('draw.verify.noProof.retry'), onPress: () => void record.refetch() }}
      />
    )
  return <Loading />
}
