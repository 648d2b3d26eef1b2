import { GameOverPage } from '#features/game-over/game-over-page.tsx'
import { OverOf } from '#features/game-over/over-of.tsx'
import { showShapeOf } from '#features/playout/show-shape.ts'

/** The end of a lottery draw. */
export function GameOverScreen() {
  return (
    <OverOf words="gameOver">
      {ended => {
        const shape = showShapeOf(ended.game.gameRule)
        return shape ? <GameOverPage {...ended} shape={shape} /> : null
      }}
    </OverOf>
  )
}
