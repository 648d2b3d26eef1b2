import { GameOverGate } from '#features/game-over/game-over-gate.tsx'
import { RaffleGameOverPage } from './raffle-game-over-page.tsx'
import { getRaffleRule } from '#kinds/raffle/raffle-kind.ts'

/** The result of a raffle. */
export function RaffleGameOverScreen() {
  return (
    <GameOverGate words="gameOver">
      {ended => (getRaffleRule(ended.game.gameRule) ? <RaffleGameOverPage {...ended} /> : null)}
    </GameOverGate>
  )
}
