import { dealCards } from '@fairground/fair/bingo/deal'
import type { GameRules } from '@fairground/fair/games/games'
import type { InstanceRow } from './rows.ts'

/** What a purchase holds where the player chooses nothing: a raffle ticket is its number, a bingo card is dealt. */
export const dealPlays = (rules: GameRules, instance: InstanceRow, count: number): readonly string[] =>
  rules.kind === 'bingoGame'
    ? dealCards(instance.dealSeed, `bingo/card/${instance.frontier.size}`, rules.balls, count)
    : Array.from({ length: count }, () => '')
