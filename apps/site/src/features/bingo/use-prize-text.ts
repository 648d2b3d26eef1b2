import { formatPrize } from '@fairground/rules/money/format'
import { useCallback } from 'react'
import { useText } from '#app/text.ts'
import type { RoundTier } from '#features/bingo/round.ts'

/** "£120"; of a pool that is still empty, the share of it. */
export const usePrizeText = (): ((tier: Pick<RoundTier, 'prize' | 'percent'>) => string) => {
  const t = useText()
  return useCallback(
    ({ prize, percent }) =>
      prize.amount === 0n && percent !== undefined
        ? t('bingo.playout.prizes.ofPool', { percent })
        : formatPrize(prize),
    [t],
  )
}
