import type { GameTemplate } from '@fairground/contract/operator/game-template'

type Tier = Readonly<Record<string, unknown>>

export const getTiers = ({ prizeTable }: Pick<GameTemplate, 'prizeTable'>): readonly Tier[] => {
  const { tiers } = prizeTable as { readonly tiers?: readonly Tier[] }
  return tiers ?? []
}

/** The numbers of orders that the digits of a box can have, most first. */
const boxOrders: Readonly<Record<number, readonly number[]>> = {
  3: [6, 3],
  4: [24, 12, 6, 4],
  5: [120, 60, 30, 20, 10, 5],
}

const toWays = (pick: number, options: readonly string[]): { option: string; arrangements: number }[] =>
  options.flatMap(option =>
    option === 'box'
      ? (boxOrders[pick] ?? []).map(arrangements => ({ option, arrangements }))
      : [{ option, arrangements: 1 }],
  )

const nameWay = (option: string, arrangements: number): string =>
  option === 'box' ? `Box, ${arrangements} ways` : option.charAt(0).toUpperCase() + option.slice(1)

/** Half of the stake comes back on average. */
const chances: Readonly<Record<string, (pick: number, orders: number) => number>> = {
  straight: pick => 10 ** pick,
  box: (pick, orders) => 10 ** pick / orders,
  pair: () => 50,
}

interface DigitRules {
  readonly pick?: unknown
  readonly multiOptions?: readonly string[]
}

/** The prizes of other numbers of digits do not fit, so they start again when the number changes. */
const fitDigits = (game: GameTemplate, before: GameTemplate): GameTemplate => {
  const { pick, multiOptions } = game.rules as DigitRules
  const { pick: pickBefore } = before.rules as DigitRules
  if (typeof pick !== 'number' || !multiOptions) return game
  const tiers = pickBefore === pick ? getTiers(game) : []
  const fitting = toWays(pick, multiOptions).map(way => {
    const known = tiers.find(
      each => each['option'] === way.option && each['arrangements'] === way.arrangements,
    )
    const chance = chances[way.option]?.(pick, way.arrangements) ?? 1
    const amount = Math.floor((Number(game.cost) * chance) / 2)
    return (
      known ?? {
        name: nameWay(way.option, way.arrangements),
        ...way,
        prize: { kind: 'fixed', amount: String(Number.isFinite(amount) ? amount : 0) },
      }
    )
  })
  return { ...game, prizeTable: { ...game.prizeTable, tiers: fitting } }
}

const withRules = (game: GameTemplate, rules: object): GameTemplate => ({
  ...game,
  rules: { ...game.rules, ...rules },
})

const isNumber = (value: unknown): value is number => typeof value === 'number'

const fitRaffle = (game: GameTemplate): GameTemplate => {
  const winners = getTiers(game)
    .map(tier => tier['winners'])
    .filter(isNumber)
    .reduce((sum, each) => sum + each, 0)
  return withRules(game, { winners })
}

const isJackpot = (tier: Tier): boolean =>
  (tier['prize'] as { readonly kind?: unknown } | undefined)?.kind === 'jackpot'

const fitBingo = (game: GameTemplate): GameTemplate => {
  const patterns = getTiers(game)
    .filter(tier => !isJackpot(tier))
    .map(tier => tier['pattern'])
  return withRules(game, { patterns })
}

const fits: Readonly<Record<string, (game: GameTemplate, before: GameTemplate) => GameTemplate>> = {
  oneDrawGameExtMulti: fitDigits,
  raffleGame: fitRaffle,
  bingoGame: fitBingo,
}

/** Keeps what follows from something else in step: the winners of a raffle, the patterns of bingo, the bets on digits. */
export const fitTerms = (game: GameTemplate, before: GameTemplate = game): GameTemplate =>
  fits[game.rules.kind]?.(game, before) ?? game
