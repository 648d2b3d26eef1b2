import { lazy, Suspense } from 'react'
import { lazyPage } from '#app/lazy-page.ts'
import { loadText } from '#app/load-text.ts'
import { useText } from '#app/text.ts'
import { PlayoutPage } from '#features/playout/playout-page.tsx'
import { PlayoutFailed, PlayoutLoading, PlayoutMissing } from '#features/playout/playout-states.tsx'
import { showShapeOf } from '#features/playout/show-shape.ts'
import { useDrawnInstance } from '#shared/use-drawn-instance.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'
import { useIsReplay } from '#shared/use-is-replay.ts'

const RafflePlayout = lazy(
  lazyPage(async () => {
    const [page] = await Promise.all([import('#features/raffle/raffle-playout-page.tsx'), loadText('raffle')])
    return page.RafflePlayoutPage
  }),
)

function Missing({ replay }: { replay: boolean }) {
  const t = useText()
  return (
    <PlayoutMissing
      title={t(replay ? 'playout.replay.none' : 'playout.notFound.title')}
      text={t(replay ? 'playout.replay.noneText' : 'playout.notFound.text')}
    />
  )
}

function PlayoutOf({ gameInstanceId, replay }: { gameInstanceId: number; replay: boolean }) {
  const t = useText()
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  const shape = game && showShapeOf(game.gameRule)
  const isRaffle = game !== undefined && 'raffleGame' in game.gameRule
  const isEnded = game?.gameStatus === 'ENDED'
  const isGone = live === 'gone' && !replay
  if (isGone || (game && ((!shape && !isRaffle) || (replay && !isEnded)))) return <Missing replay={replay} />
  const loading = <PlayoutLoading label={t('playout.loading')} />
  const waiting = started && !results
  if (lobby && game && isRaffle && !waiting)
    return (
      <Suspense fallback={loading}>
        <RafflePlayout game={game} lobby={lobby} results={results} replay={replay} />
      </Suspense>
    )
  if (lobby && game && shape && !waiting)
    return <PlayoutPage game={game} lobby={lobby} shape={shape} results={results} replay={replay} />
  return failed ? (
    <PlayoutFailed title={t('playout.failed.title')} text={t('playout.failed.text')} retry={retry} />
  ) : (
    loading
  )
}

/** The draw, `?id=` naming the instance: live, or with `&replay=true` watched again. */
export function PlayoutScreen() {
  const gameInstanceId = useInstanceId()
  const replay = useIsReplay()
  return gameInstanceId === undefined ? (
    <Missing replay={replay} />
  ) : (
    <PlayoutOf key={`${gameInstanceId} ${replay}`} gameInstanceId={gameInstanceId} replay={replay} />
  )
}
