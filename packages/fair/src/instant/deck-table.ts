import { integer, list, minorUnits, object, refuse, type Shape, text } from '../shape.ts'

/** One prize of a deck: so many of its cards win so much. */
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

/** What a card wins: the name of its tier, or nothing. */
export type Outcome = string

export const losing: Outcome = ''

/** More cards than anybody would wait for to be shuffled in a browser. */
const mostCards = 10_000_000
const mostTiers = 60
const largestFund = 999_999_999_999_999_999n

export const tierFields: { [K in keyof DeckTier]: Shape<DeckTier[K]> } = {
  name: text(60),
  prize: minorUnits,
  count: integer(1, mostCards),
}

export const parseDeckTable =
  <Tier extends DeckTier>(tier: Shape<Tier>): Shape<DeckTable<Tier>> =>
  (value, at) => {
    const table = object<DeckTable<Tier>>({ tiers: list(tier), losing: integer(0, mostCards) })(value, at)
    const { tiers } = table
    if (tiers.length === 0 || tiers.length > mostTiers) refuse(`${at}.tiers`, `are not 1 to ${mostTiers}`)
    if (tiers.some(({ prize }) => prize === '0')) refuse(`${at}.tiers`, 'have a prize of nothing')
    if (tiers.some(({ prize }, i) => i > 0 && BigInt(prize) > BigInt(tiers[i - 1]?.prize ?? 0))) {
      refuse(`${at}.tiers`, 'are not in descending order of prizes')
    }
    if (new Set(tiers.map(({ name }) => name)).size !== tiers.length) refuse(`${at}.tiers`, 'share a name')
    if (deckSize(table) > mostCards) refuse(at, `has more than ${mostCards} cards`)
    if (deckFund(table) > largestFund) refuse(at, 'gives away more than there can be')
    return table
  }

export const deckSize = ({ tiers, losing }: DeckTable): number =>
  tiers.reduce((sum, { count }) => sum + count, losing)

/** All prizes of the deck together. */
export const deckFund = ({ tiers }: DeckTable): bigint =>
  tiers.reduce((sum, { count, prize }) => sum + BigInt(count) * BigInt(prize), 0n)

export const prizeOf = ({ tiers }: DeckTable, outcome: Outcome): bigint =>
  BigInt(tiers.find(({ name }) => name === outcome)?.prize ?? 0)

/** The cards before they are shuffled: tier by tier, then those without a prize. */
export const tableOutcomes = ({ tiers, losing: blanks }: DeckTable): Outcome[] => [
  ...tiers.flatMap(({ name, count }) => Array.from({ length: count }, () => name)),
  ...Array.from({ length: blanks }, () => losing),
]
