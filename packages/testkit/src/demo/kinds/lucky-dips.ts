import { randomInt } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/games/game'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'

type LuckyDips = Pick<PlaySelection, 'userPlays' | 'userPlaysCount' | 'multiOptions'>

/** Returns `count` plays of a game with random numbers, if the game lets players choose numbers. */
export const luckyDips = (rule: Game['gameRule'], count: number): LuckyDips => {
  const lines = (make: () => number[]) => Array.from({ length: count }, make)
  const plays = (userPlays: number[][]) => ({ userPlays, userPlaysCount: count })
  if ('oneDrawGame' in rule) return plays(lines(() => pick(rule.oneDrawGame)))
  if ('regularGame' in rule) return plays(lines(() => pick(rule.regularGame)))
  if ('oneDrawGameExt' in rule) {
    const { pick2nd, from2nd, ...first } = rule.oneDrawGameExt
    return plays(lines(() => [...pick(first), ...pick({ pick: pick2nd, from: from2nd })]))
  }
  if ('oneDrawGameExtMulti' in rule) {
    const { pick: positions, from } = rule.oneDrawGameExtMulti
    const digits = () => Array.from({ length: positions }, () => randomInt(from))
    return { ...plays(lines(digits)), multiOptions: lines(() => [1, 0, randomInt(2)]) }
  }
  return plays([])
}

const pick = (set: { readonly pick: number; readonly from: number }): number[] => {
  const numbers = new Set<number>()
  while (numbers.size < set.pick) numbers.add(1 + randomInt(set.from))
  return [...numbers]
}
