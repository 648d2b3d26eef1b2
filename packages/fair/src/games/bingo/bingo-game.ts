import type { Game } from '#games/game.ts'
import { arePicked } from '#games/shared/result-text.ts'
import { settleBingo } from './settle-bingo.ts'
import { parseBingoPrizeTable, parseBingoRules } from './bingo-terms.ts'
import type { Bingo } from './bingo.ts'
import { isCard } from './card.ts'

export const bingoGame: Game<Bingo> = {
  parseRules: parseBingoRules,
  parsePrizeTable: parseBingoPrizeTable,
  validPlays: ({ balls }, plays) => isCard(balls, plays),
  units: () => 1,
  draw: (draws, { balls }) => ({ calls: draws('bingo/call').shuffle(balls) }),
  resultText: ({ calls }) => calls.join(','),
  highestNumber: ({ balls }) => balls,
  parseOutcome: ({ balls }, numbers) =>
    arePicked(numbers, balls, balls) ? { calls: [...numbers] } : undefined,
  settle: settleBingo,
}
