import { layouts } from '@fairground/fair/games/bingo/layout'
import { getPattern } from '@fairground/fair/games/bingo/patterns'
import type { GameKind, GameTerms } from '@fairground/fair/games/games'
import { maxUnits } from '@fairground/fair/games/pick-x/pick-x-play'
import type { LineModel } from '@fairground/rules/figures/line-model'
import { chanceOfEarlyHouse } from '@fairground/rules/figures/win-chance'
import type { Ladder } from '@fairground/rules/ladder/ladder'
import { oneDrawLadder, raceLadder, twoSetLadder } from '@fairground/rules/ladder/match-ladders'
import { betLadder, bingoLadder, raffleLadder } from '@fairground/rules/ladder/other-ladders'
import {
  betPrizes,
  levelledLadder,
  racePrizes,
  rafflePrizes,
  separatePrizes,
} from '@fairground/rules/ladder/prize-rules'
import type { PrizeRule } from '@fairground/rules/prizes/prize-terms'
import { toBets } from './bets.ts'

interface KindPrizes<K extends GameKind> {
  toLadder(terms: GameTerms<K>, lines: number): Ladder
  toRule(rules: GameTerms<K>['rules']): PrizeRule
  toModel(terms: GameTerms<K>, lines: number): LineModel
}

const independentLines = (_terms: unknown, lines: number): LineModel => ({ lines, hasRanking: false })

/** Closed map: a kind without an entry does not compile. */
const kinds: { readonly [K in GameKind]: KindPrizes<K> } = {
  oneDrawGame: { toLadder: oneDrawLadder, toRule: () => levelledLadder, toModel: independentLines },
  oneDrawGameExt: { toLadder: twoSetLadder, toRule: () => levelledLadder, toModel: independentLines },
  oneDrawGameExtMulti: {
    toLadder: ({ rules, prizeTable }) => betLadder(rules.pick, prizeTable.tiers),
    toRule: () => betPrizes(maxUnits),
    toModel: (terms, lines) => ({ lines, hasRanking: false, bets: toBets(terms) }),
  },
  regularGame: {
    toLadder: raceLadder,
    toRule: racePrizes,
    toModel: (_terms, lines) => ({ lines, hasRanking: true }),
  },
  raffleGame: {
    toLadder: ({ rules, prizeTable }, lines) => raffleLadder(rules.winners, prizeTable.tiers, lines),
    toRule: () => rafflePrizes,
    toModel: independentLines,
  },
  bingoGame: {
    toLadder: ({ rules, prizeTable }, lines) =>
      bingoLadder(
        rules,
        prizeTable.tiers.map(tier => ({ ...tier, shape: getPattern(rules.balls, tier.pattern) })),
        lines,
      ),
    toRule: () => separatePrizes,
    toModel: ({ rules: { balls, jackpotCalls } }, lines) => ({
      lines,
      hasRanking: false,
      jackpotChance: jackpotCalls < layouts[balls].slots ? 0 : chanceOfEarlyHouse(balls, lines, jackpotCalls),
    }),
  },
}

export const kindPrizesFor = <K extends GameKind>(kind: K): KindPrizes<K> => kinds[kind]
