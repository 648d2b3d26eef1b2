import { BingoOverPage } from '#features/bingo/bingo-over-page.tsx'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { OverOf } from '#features/game-over/over-of.tsx'

/** The end of a bingo game. */
export function BingoOverScreen() {
  return (
    <OverOf words="bingo.over">
      {ended => {
        const rule = bingoRuleOf(ended.game.gameRule)
        return rule ? <BingoOverPage {...ended} rule={rule} /> : null
      }}
    </OverOf>
  )
}
