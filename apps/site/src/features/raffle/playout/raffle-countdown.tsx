import type { Game } from '@fairground/contract/entities/games/game'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { StageMessage } from '#features/playout/stage/stage-waiting.tsx'
import { useSoonCue } from '#shared/sound/use-soon-cue.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'

/** Before the draw: whether tickets are still on sale, and the time left. */
export function RaffleCountdown({ game }: { game: Game }) {
  const t = useText()
  const now = useServerNow()
  useSoonCue(game, t('raffle.playout.countdown.soon'))
  const { gameStatus, gameTitle, tournamentStartTime: target } = game
  if (gameStatus === 'RETRY')
    return (
      <StageMessage
        turning={false}
        eyebrow={t('raffle.playout.retry.title')}
        title={t('raffle.playout.retry.text')}
      />
    )
  const waiting = target === null || target <= now
  const state = waiting ? 'waiting' : gameStatus === 'OPEN' ? 'open' : 'closed'
  return (
    <StageMessage turning eyebrow={gameTitle} title={t(`raffle.playout.countdown.${state}`)}>
      {!waiting && <GameCountdown title={gameTitle} target={target} form="tiles" />}
    </StageMessage>
  )
}
