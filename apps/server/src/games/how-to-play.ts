import { type GameRule, type GameRuleName, gameRuleName } from '@fairground/contract/entities/game-rule'

type Rules = { readonly [K in GameRuleName]: Extract<GameRule, Record<K, unknown>>[K] }

const sentences: { readonly [K in GameRuleName]: (rule: Rules[K]) => string } = {
  oneDrawGame: ({ pick, from }) =>
    `Choose ${pick} numbers from 1 to ${from}. ${pick} are drawn once; the more you match, the higher your prize.`,
  oneDrawGameExt: ({ pick, from, pick2nd, from2nd }) =>
    `Choose ${pick} numbers from 1 to ${from} and ${pick2nd} from 1 to ${from2nd} of the second set. Both sets are drawn once, each by itself.`,
  oneDrawGameExtMulti: ({ pick, multiOptions }) =>
    `Choose ${pick} digits from 0 to 9 and how many units you stake on ${multiOptions.join(', ')}. One digit is drawn for each position.`,
  regularGame: ({ pick, from, draws, ballsPerDraw, luckyBall }) =>
    `Choose ${pick} numbers from 1 to ${from}. In each of ${draws} draws ${ballsPerDraw} numbers come up.${luckyBall ? ' A winning play that holds the lucky ball of a draw is doubled.' : ''} What the draws leave is shared among the best players.`,
  raffleGame: ({ winners }) =>
    `Every ticket has a number of its own. ${winners} of the tickets sold are drawn; a ticket can win once.`,
  bingoGame: ({ balls, jackpotCalls }) =>
    `Your cards are dealt to you and marked for you while ${balls} balls are called. Whoever completes a pattern first wins it; those who do so at the same call share.${jackpotCalls > 0 ? ` A full house within ${jackpotCalls} calls wins the jackpot as well.` : ''}`,
  crosswordGame: ({ letters }) =>
    `Open your ${letters} letters one by one. The number of words they complete in your crossword decides your prize.`,
  scratchcardGame: ({ deckSize, cells, match }) =>
    `Scratch ${cells} cells. ${match} of the same symbol win its prize. Every ticket comes from one deck of ${deckSize} cards, whose prizes are all listed here.`,
}

export const howToPlay = (rule: GameRule): string => sentenceOf(gameRuleName(rule), rule as unknown as Rules)

/** Of the rules of all kinds only the one under its own name is there. */
const sentenceOf = <K extends GameRuleName>(name: K, rules: Pick<Rules, K>): string =>
  sentences[name](rules[name])
