import type { Game } from '@fairground/contract/entities/games/game'
import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { MiniPlayout } from '@fairground/ui/games/mini-playout.tsx'
import { useGame } from '#core/stores/live-games.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { useLiveDraws } from './use-live-draws.ts'

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
      title={game.gameTitleShort}
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

/** Links to the running draw of the player while they are on another page. */
export function MiniBar() {
  const [running] = useLiveDraws()
  return running === undefined ? null : <Running game={running} />
}
