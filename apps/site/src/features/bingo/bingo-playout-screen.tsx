import { useSearchParams } from 'react-router'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { HallPage } from '#features/bingo/hall-page.tsx'
import { PlayoutFailed, PlayoutLoading, PlayoutMissing } from '#features/playout/playout-states.tsx'
import { useDrawnInstance } from '#shared/use-drawn-instance.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return <PlayoutMissing title={t('bingo.playout.notFound.title')} text={t('bingo.playout.notFound.text')} />
}

function HallOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  const loggedIn = usePlayer() !== null
  const replay = useSearchParams()[0].has('replay')
  const rule = game && bingoRuleOf(game.gameRule)
  if (live === 'gone' || (game && !rule)) return <Missing />
  if (lobby && game && rule && !(started && !results))
    return (
      <HallPage game={game} lobby={lobby} rule={rule} results={results} loggedIn={loggedIn} replay={replay} />
    )
  return failed ? (
    <PlayoutFailed
      title={t('bingo.playout.failed.title')}
      text={t('bingo.playout.failed.text')}
      retry={retry}
    />
  ) : (
    <PlayoutLoading label={t('bingo.playout.loading')} />
  )
}

/** A bingo game as it is called, `?id=` naming the instance. */
export function BingoPlayoutScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <HallOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
