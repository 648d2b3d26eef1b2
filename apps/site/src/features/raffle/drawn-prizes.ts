import type { GameResults } from '@fairground/contract/entities/game-results'
import { compare, type Money } from '@fairground/rules/money/money'
import type { LiveTier } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'

export interface DrawnPrize {
  /** 1 for the prize that is drawn first. */
  readonly n: number
  readonly tier: number
  readonly name: string
  readonly ticket: number
  /** The masked name of the winner, where it is published. */
  readonly holder: string | undefined
  readonly isMine: boolean
  /** All that the ticket won, a thing by its value. */
  readonly amount: Money
  /** A thing, and what its winner may take in its place. */
  readonly item: { readonly name: string; readonly cash: Money } | undefined
}

type Results = Pick<GameResults, 'drawn' | 'winners' | 'plays' | 'winnersList'>

/** The tiers of a raffle are drawn one after another; a tier of the result that is not on the ladder was carried over. */
export const drawnPrizes = (
  ladder: readonly LiveTier[],
  { drawn, winners, plays, winnersList = [] }: Results,
  currencyId: string,
): DrawnPrize[] => {
  const order = ladder
    .toSorted((a, b) => a.tier - b.tier)
    .flatMap(row => {
      const result = winners.find(({ tier }) => tier === row.tier)
      return Array.from({ length: result?.winners ?? 0 }, () => ({ row, each: result?.each ?? '0' }))
    })
  return drawn.flatMap((ticket, i): DrawnPrize[] => {
    const prize = order[i]
    if (prize === undefined) return []
    const { row } = prize
    const own = plays.find(({ numbers }) => numbers[0] === ticket)
    const named = winnersList.find(({ seq }) => seq === ticket)
    const each = moneyOf(prize.each, currencyId)
    // The thing itself is handed over only where the pool covered all of it.
    const covered = row.kind === 'item' && compare(each, row.fund) === 0
    const isHanded = own ? own.prizes?.some(part => part.item !== undefined) : covered
    return [
      {
        n: i + 1,
        tier: row.tier,
        name: row.prizeText ?? '',
        ticket,
        holder: named?.name,
        isMine: own !== undefined,
        amount: moneyOf(own?.won ?? named?.won ?? prize.each, currencyId),
        item: isHanded ? { name: row.prizeText ?? '', cash: row.fund } : undefined,
      },
    ]
  })
}

/** A ticket may be drawn for a prize that the pool has no money left for. */
export const isMyWin = ({ isMine, amount }: Pick<DrawnPrize, 'isMine' | 'amount'>): boolean =>
  isMine && amount.amount > 0n

/** How a drawn ticket is shown to this viewer. */
export const stubTone = (prize: Pick<DrawnPrize, 'isMine' | 'amount'>): 'plain' | 'mine' | 'won' =>
  isMyWin(prize) ? 'won' : prize.isMine ? 'mine' : 'plain'
