import { integer, list, minorUnits, object, refuse, type Shape, text } from '#encoding/shape.ts'

/** One prize of a deck: `count` cards win `prize`. */
export interface DeckTier {
  name: string
  /** Minor units. */
  prize: string
  count: number
}

/** The published prize structure: a deck is exactly these cards, no more and no fewer. */
export interface DeckTable<Tier extends DeckTier = DeckTier> {
  /** Highest prize first. */
  tiers: Tier[]
  /** Cards without a prize. */
  losing: number
}

/** The name of the tier that a card wins, or empty. */
export type Outcome = string

export const losing: Outcome = ''

/** Bounds the time to shuffle a deck in a browser. */
const maxCards = 10_000_000
const maxTiers = 60
const maxFund = 999_999_999_999_999_999n

export const tierFields: { [K in keyof DeckTier]: Shape<DeckTier[K]> } = {
  name: text(60),
  prize: minorUnits,
  count: integer(1, maxCards),
}

export const parseDeckTable =
  <Tier extends DeckTier>(tier: Shape<Tier>): Shape<DeckTable<Tier>> =>
  (value, at) => {
    const table = object<DeckTable<Tier>>({ tiers: list(tier), losing: integer(0, maxCards) })(value, at)
    const { tiers } = table
    if (tiers.length === 0 || tiers.length > maxTiers) refuse(`${at}.tiers`, `are not 1 to ${maxTiers}`)
    if (tiers.some(({ prize }) => prize === '0')) refuse(`${at}.tiers`, 'include a prize of zero')
    if (tiers.some(({ prize }, i) => i > 0 && BigInt(prize) > BigInt(tiers[i - 1]?.prize ?? 0))) {
      refuse(`${at}.tiers`, 'are not in descending order of prizes')
    }
    if (new Set(tiers.map(({ name }) => name)).size !== tiers.length)
      refuse(`${at}.tiers`, 'have duplicate names')
    if (deckSize(table) > maxCards) refuse(at, `has more than ${maxCards} cards`)
    if (deckFund(table) > maxFund) refuse(at, 'pays out more than the maximum amount')
    return table
  }

export const deckSize = ({ tiers, losing }: DeckTable): number =>
  tiers.reduce((sum, { count }) => sum + count, losing)

/** The sum of all prizes of the deck. */
export const deckFund = ({ tiers }: DeckTable): bigint =>
  tiers.reduce((sum, { count, prize }) => sum + BigInt(count) * BigInt(prize), 0n)

export const prizeFor = ({ tiers }: DeckTable, outcome: Outcome): bigint =>
  BigInt(tiers.find(({ name }) => name === outcome)?.prize ?? 0)

/** The outcomes before shuffling: tier by tier, then the losing cards. */
export const tableOutcomes = ({ tiers, losing: blanks }: DeckTable): Outcome[] => [
  ...tiers.flatMap(({ name, count }) => Array.from({ length: count }, () => name)),
  ...Array.from({ length: blanks }, () => losing),
]
