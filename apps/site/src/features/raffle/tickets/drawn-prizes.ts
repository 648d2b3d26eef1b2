import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Money } from '@fairground/rules/money/money'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { toMoney } from '#core/money.ts'

export interface DrawnPrize {
  /** The prize drawn first is 1. */
  readonly n: number
  readonly tier: number
  readonly name: string
  readonly ticket: number
  /** The masked name of the winner, where it is published. */
  readonly holder: string | undefined
  readonly isMine: boolean
  /** The total the ticket won; an item counts with its value. */
  readonly amount: Money
  /** An item prize, and the cash amount that its winner can take instead. */
  readonly item: { readonly name: string; readonly cash: Money } | undefined
}

type Results = Pick<GameResults, 'drawn' | 'winners' | 'plays' | 'winnersList'>

/** Raffle tiers are drawn in ladder order. A result tier that is not on the ladder is a rollover. */
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
    return [
      {
        n: i + 1,
        tier: row.tier,
        name: row.prizeText ?? '',
        ticket,
        holder: named?.name,
        isMine: own !== undefined,
        amount: toMoney(own?.won ?? named?.won ?? prize.each, currencyId),
        item: row.kind === 'item' ? { name: row.prizeText ?? '', cash: row.each } : undefined,
      },
    ]
  })
}

/** A drawn ticket wins nothing if the pool had no money left for its prize. */
export const isMyWin = ({ isMine, amount }: Pick<DrawnPrize, 'isMine' | 'amount'>): boolean =>
  isMine && amount.amount > 0n

/** The style of a drawn ticket for this viewer. */
export const stubTone = (prize: Pick<DrawnPrize, 'isMine' | 'amount'>): 'plain' | 'mine' | 'won' =>
  isMyWin(prize) ? 'won' : prize.isMine ? 'mine' : 'plain'
