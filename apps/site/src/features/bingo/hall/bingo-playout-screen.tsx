import { useSearchParams } from 'react-router'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { getBingoRule } from '#kinds/bingo/bingo-kind.ts'
import { HallPage } from './hall-page.tsx'
import { PlayoutFailed, PlayoutLoading, PlayoutMissing } from '#features/playout/page/playout-states.tsx'
import { useDrawnInstance } from '#shared/game/use-drawn-instance.ts'
import { useInstanceId } from '#shared/game/use-instance-id.ts'

function Missing() {
  const t = useText()
  return <PlayoutMissing title={t('bingo.playout.notFound.title')} text={t('bingo.playout.notFound.text')} />
}

function InstanceHall({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  const loggedIn = usePlayer() !== null
  const replay = useSearchParams()[0].has('replay')
  const rule = game && getBingoRule(game.gameRule)
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

/** The play-out of a bingo game; `?id=` names the instance. */
export function BingoPlayoutScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <InstanceHall key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
