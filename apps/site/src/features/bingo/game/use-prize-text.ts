import { formatPrize } from '#core/money-format.ts'
import { useCallback } from 'react'
import { useText } from '#core/text/text.ts'
import type { BingoTier } from './bingo-game.ts'

/** "£120", or the share of the pool while the pool is empty. */
export const usePrizeText = (): ((tier: Pick<BingoTier, 'prize' | 'percent'>) => string) => {
  const t = useText()
  return useCallback(
    ({ prize, percent }) =>
      prize.amount === 0n && percent !== undefined
        ? t('bingo.playout.prizes.ofPool', { percent })
        : formatPrize(prize),
    [t],
  )
}
