import { OverOf } from '#features/game-over/over-of.tsx'
import { RaffleOverPage } from '#features/raffle/raffle-over-page.tsx'
import { raffleRuleOf } from '#features/raffle/raffle-rule.ts'

/** The end of a raffle. */
export function RaffleOverScreen() {
  return (
    <OverOf words="gameOver">
      {ended => (raffleRuleOf(ended.game.gameRule) ? <RaffleOverPage {...ended} /> : null)}
    </OverOf>
  )
}
