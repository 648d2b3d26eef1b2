import { closed } from '@fairground/contract/entities/values'
import { MinorUnits, PositiveMinorUnits } from '@fairground/contract/operator/minor-units'
import { bingoPatterns } from '@fairground/fair/games/bingo/patterns'
import { multiOptions } from '@fairground/fair/games/pick-x/pick-x-play'
import { Type, type TObject, type TSchema } from 'typebox'
import type { AnyKind } from './game-kind.ts'

const name = Type.String({ minLength: 1, maxLength: 60 })
const percent = Type.Integer({ minimum: 0, maximum: 100 })
const matches = Type.Integer({ minimum: 0, maximum: 999 })

const prizes = {
  jackpot: closed({
    kind: Type.Literal('jackpot'),
    seed: Type.Optional(PositiveMinorUnits),
    minimum: Type.Optional(PositiveMinorUnits),
  }),
  share: closed({ kind: Type.Literal('share'), percent, minimum: Type.Optional(PositiveMinorUnits) }),
  fixed: closed({ kind: Type.Literal('fixed'), amount: MinorUnits }),
  item: closed({
    kind: Type.Literal('item'),
    item: Type.String({ minLength: 1, maxLength: 60 }),
    cashOption: MinorUnits,
  }),
} as const

export type PrizeKind = keyof typeof prizes

/** The prizes that a kind can pay. A deck has amounts instead. */
export const prizeKinds: Readonly<Record<AnyKind, readonly PrizeKind[]>> = {
  oneDrawGame: ['jackpot', 'share', 'fixed'],
  oneDrawGameExt: ['jackpot', 'share', 'fixed'],
  oneDrawGameExtMulti: ['fixed'],
  regularGame: ['jackpot', 'share', 'fixed'],
  raffleGame: ['share', 'fixed', 'item'],
  bingoGame: ['jackpot', 'share', 'fixed'],
  scratchcardGame: [],
  crosswordGame: [],
}

const toPrizeSchema = (kind: AnyKind): TSchema => Type.Union(prizeKinds[kind].map(each => prizes[each]))

const deckTier = {
  name,
  prize: PositiveMinorUnits,
  count: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
}

const tierSchemas: Readonly<Record<AnyKind, TObject>> = {
  oneDrawGame: closed({ name, matches, prize: toPrizeSchema('oneDrawGame') }),
  oneDrawGameExt: closed({ name, matches, matches2nd: matches, prize: toPrizeSchema('oneDrawGameExt') }),
  oneDrawGameExtMulti: closed({
    name,
    option: Type.Enum([...multiOptions]),
    arrangements: Type.Integer({ minimum: 1, maximum: 120 }),
    prize: toPrizeSchema('oneDrawGameExtMulti'),
  }),
  regularGame: closed({ name, matches, prize: toPrizeSchema('regularGame') }),
  raffleGame: closed({
    name,
    winners: Type.Integer({ minimum: 1, maximum: 1000 }),
    prize: toPrizeSchema('raffleGame'),
  }),
  bingoGame: closed({ name, pattern: Type.Enum([...bingoPatterns]), prize: toPrizeSchema('bingoGame') }),
  scratchcardGame: closed(deckTier),
  crosswordGame: closed({ ...deckTier, words: Type.Integer({ minimum: 1, maximum: 100 }) }),
}

const pool = {
  payoutPercentage: percent,
  progressivePercentage: percent,
  reserve: Type.Optional(PositiveMinorUnits),
}

/** The part of the prize table beside the tiers: the shares of the stakes, or the cards without a prize. */
export const poolSchemas: Readonly<Record<AnyKind, TObject>> = {
  oneDrawGame: closed(pool),
  oneDrawGameExt: closed(pool),
  oneDrawGameExtMulti: closed(pool),
  regularGame: closed({
    ...pool,
    ranked: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 100 }),
  }),
  raffleGame: closed(pool),
  bingoGame: closed(pool),
  scratchcardGame: closed({ losing: Type.Integer({ minimum: 0, maximum: 10_000_000 }) }),
  crosswordGame: closed({ losing: Type.Integer({ minimum: 0, maximum: 10_000_000 }) }),
}

export const poolLabels: Readonly<Record<string, string>> = {
  payoutPercentage: 'Payout',
  progressivePercentage: 'To jackpot',
  reserve: 'Reserve a run',
  ranked: 'Ranking, share of each rank in %',
  losing: 'Cards without a prize',
}

/** The prize table of a kind, with its tiers. */
export const toPrizeTableSchema = (kind: AnyKind): TObject =>
  closed({
    ...poolSchemas[kind].properties,
    tiers: Type.Array(tierSchemas[kind], { minItems: 1, maxItems: 60 }),
  })
