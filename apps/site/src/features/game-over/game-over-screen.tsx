import { GameOverPage } from '#features/game-over/game-over-page.tsx'
import { GameOverGate } from './game-over-gate.tsx'
import { getSiteKind } from '#kinds/kinds.ts'

/** The result of a lottery draw. */
export function GameOverScreen() {
  return (
    <GameOverGate words="gameOver">
      {ended => {
        const shape = getSiteKind(ended.game.gameRule).playoutShape
        return shape ? <GameOverPage {...ended} shape={shape} /> : null
      }}
    </GameOverGate>
  )
}
