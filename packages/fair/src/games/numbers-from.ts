import type { GameRules } from './games.ts'

/** The highest number that a result of these rules can show; a raffle shows the numbers of its tickets. */
export const numbersFrom = (rules: GameRules, tickets: number): number => {
  if (rules.kind === 'raffleGame') return tickets
  return rules.kind === 'bingoGame' ? rules.balls : rules.from
}
