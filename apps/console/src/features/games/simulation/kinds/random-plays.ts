import { cardsFrom } from '@fairground/fair/games/bingo/deal'
import { stripLength } from '@fairground/fair/games/bingo/strip'
import type { GameKind, GameTerms } from '@fairground/fair/games/games'
import { arrangements } from '@fairground/fair/games/pick-x/pick-x-play'
import type { DrawStream } from '@fairground/fair/crypto/draw-stream'
import { cardStockSize, type LineStock, stockSize } from '../sold-lines.ts'

const repeat = (count: number, make: () => string): string[] => Array.from({ length: count }, make)

const pickNumbers = (stream: DrawStream, pick: number, from: number): string =>
  stream
    .pick(pick, from)
    .sort((a, b) => a - b)
    .join(',')

const options = ['straight', 'box', 'pair'] as const

/** One unit on one of the offered options. A box needs digits that are not all equal. */
const bet = (stream: DrawStream, { rules }: GameTerms<'oneDrawGameExtMulti'>): string => {
  const option = rules.multiOptions[stream.uniform(rules.multiOptions.length)]
  const draw = () => Array.from({ length: rules.pick }, () => stream.uniform(10))
  let digits = draw()
  while (option === 'box' && arrangements(digits) === 1) digits = draw()
  return `${digits.join(',')}|${options.map(each => (each === option ? 1 : 0)).join(',')}`
}

/** Closed map: a kind without an entry does not compile. */
const stocks: {
  readonly [K in GameKind]: (terms: GameTerms<K>, lines: number, stream: DrawStream) => LineStock
} = {
  oneDrawGame: ({ rules: { pick, from } }, lines, stream) => ({
    plays: repeat(stockSize(lines), () => pickNumbers(stream, pick, from)),
    group: 1,
  }),
  oneDrawGameExt: ({ rules: { pick, from, pick2nd, from2nd } }, lines, stream) => ({
    plays: repeat(
      stockSize(lines),
      () => `${pickNumbers(stream, pick, from)}|${pickNumbers(stream, pick2nd, from2nd)}`,
    ),
    group: 1,
  }),
  oneDrawGameExtMulti: (terms, lines, stream) => ({
    plays: repeat(stockSize(lines), () => bet(stream, terms)),
    group: 1,
  }),
  regularGame: ({ rules: { pick, from } }, lines, stream) => ({
    plays: repeat(stockSize(lines), () => pickNumbers(stream, pick, from)),
    group: 1,
  }),
  raffleGame: (_terms, lines) => ({ plays: repeat(Math.max(1, lines), () => ''), group: 1 }),
  bingoGame: ({ rules: { balls } }, lines, stream) => {
    const group = balls === 90 ? stripLength : 1
    return { plays: cardsFrom(stream, balls, cardStockSize(lines, group)), group }
  },
}

/** Random lines of a game, as players pick them or as cards are dealt. */
export const createStock = <K extends GameKind>(
  kind: K,
  terms: GameTerms<K>,
  lines: number,
  stream: DrawStream,
): LineStock => stocks[kind](terms, lines, stream)
