import type { GameTerms } from '@fairground/contract/operator/game-template'

export interface TemplateSale {
  /** Minor units. */
  readonly cost: bigint
  readonly cap: number
}

/** Makes rules and prizes from the price of a line. */
export type MakeTerms = (sale: TemplateSale) => Pick<GameTerms, 'rules' | 'prizeTable'>

/** A multiple of the price, to the hundredth. */
export const times = (cost: bigint, factor: number): string =>
  String((cost * BigInt(Math.round(factor * 100))) / 100n)

export const fixed = (cost: bigint, factor: number) => ({ kind: 'fixed', amount: times(cost, factor) })

export const share = (percent: number, cost: bigint, factor: number) => ({
  kind: 'share',
  percent,
  minimum: times(cost, factor),
})

export const jackpot = (cost: bigint, seed: number, minimum?: number) => ({
  kind: 'jackpot',
  seed: times(cost, seed),
  ...(minimum !== undefined && { minimum: times(cost, minimum) }),
})
