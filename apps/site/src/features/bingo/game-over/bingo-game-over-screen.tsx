import { BingoGameOverPage } from './bingo-game-over-page.tsx'
import { getBingoRule } from '#kinds/bingo/bingo-kind.ts'
import { GameOverGate } from '#features/game-over/game-over-gate.tsx'

/** The result of a bingo game. */
export function BingoGameOverScreen() {
  return (
    <GameOverGate words="bingo.over">
      {ended => {
        const rule = getBingoRule(ended.game.gameRule)
        return rule ? <BingoGameOverPage {...ended} rule={rule} /> : null
      }}
    </GameOverGate>
  )
}
