import { exactly, integer, list, minorUnits, object, refuse, type Shape, text } from '#encoding/shape.ts'
import {
  checkMinimums,
  checkPoolShares,
  checkWholeFund,
  parsePrize,
  poolShares,
  type Prize,
} from '#settlement/prize.ts'
import type { ItemPrize, RafflePrize, RafflePrizeTable, RaffleRules, RaffleTier } from './raffle.ts'

/** The tier for the rollover of earlier draws, which the winners of the first prize share. */
export const rolledOver = 'Rolled over'

const maxWinners = 1000

export const parseRaffleRules: Shape<RaffleRules> = object<RaffleRules>({
  kind: exactly('raffleGame'),
  winners: integer(1, maxWinners),
})

const parseItem = object<ItemPrize>({ kind: exactly('item'), item: text(60), cashOption: minorUnits })

const parseRafflePrize: Shape<RafflePrize> = (value, at) => {
  if (typeof value === 'object' && value !== null && 'item' in value) return parseItem(value, at)
  const prize = parsePrize(value, at)
  return prize.kind === 'jackpot' ? refuse(`${at}.kind`, 'is not a raffle prize') : prize
}

export function parseRafflePrizeTable(value: unknown, at: string, rules: RaffleRules): RafflePrizeTable {
  const table = object<RafflePrizeTable>({
    ...poolShares,
    tiers: list(
      object<RaffleTier>({ name: text(60), winners: integer(1, maxWinners), prize: parseRafflePrize }),
    ),
  })(value, at)
  const { tiers } = table
  checkPoolShares(table, at)
  const names = new Set([...tiers.map(tier => tier.name), rolledOver])
  if (names.size !== tiers.length + 1) refuse(`${at}.tiers`, 'have duplicate names')
  const prizes = tiers.reduce((sum, tier) => sum + tier.winners, 0)
  if (prizes !== rules.winners) refuse(`${at}.tiers`, 'do not match the number of winners')
  const shared = tiers.flatMap(({ prize, winners }) =>
    prize.kind === 'share' ? [prize.percent * winners] : [],
  )
  checkWholeFund(shared, table, `${at}.tiers`)
  checkMinimums(
    tiers.map(tier => toMoneyPrize(tier.prize)),
    `${at}.tiers`,
  )
  const percents = tiers.flatMap(({ prize }) => (prize.kind === 'share' ? [prize.percent] : []))
  if (percents.some((percent, i) => percent > (percents[i - 1] ?? percent)))
    refuse(`${at}.tiers`, 'give a later prize a larger share')
  return table
}

/** An item counts with its cash option. */
export const toMoneyPrize = (prize: Prize | ItemPrize): Prize =>
  prize.kind === 'item' ? { kind: 'fixed', amount: prize.cashOption } : prize
