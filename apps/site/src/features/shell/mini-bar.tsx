import type { Game } from '@fairground/contract/entities/game'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { MiniPlayout } from '@fairground/ui/parts/mini-playout.tsx'
import { useGame, useGames } from '#app/live-games.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { playoutHref } from '#shared/game-kind.ts'

const stepMs = 500

function Running({ game }: { game: Game }) {
  const t = useText()
  const now = useServerNow(stepMs)
  const { results } = useGame(game.gameInstanceId)
  const shown = (results?.timeline ?? []).filter(frame => frame.step === 'DRAW_NUM' && frame.at <= now)
  const last = shown.at(-1)
  return (
    <MiniPlayout
      href={playoutHref(game)}
      live={t('common.live')}
      title={game.gameTitle}
      note={
        shown.length === 0 ? t('lobby.drawing') : t('shell.ball', { n: shown.length, of: game.gamePlaySize })
      }
      ball={
        last?.step === 'DRAW_NUM' &&
        results && <Ball number={last.number} max={results.numbersFrom} size={44} />
      }
    />
  )
}

/** While a game of the player runs and they look elsewhere: the way back to it. */
export function MiniBar() {
  const running = useGames()?.find(game => game.playerInGame && game.gameStatus === 'STARTED')
  return running === undefined ? null : <Running game={running} />
}
