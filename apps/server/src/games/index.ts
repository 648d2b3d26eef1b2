export { readPrizeLadder } from './prizes/read-prize-ladder.ts'
export { readGameResults } from './results/read-game-results.ts'
export { rulesHtml } from './rules/rules-html.ts'
