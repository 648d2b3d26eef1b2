import type { PrizeRule } from '#prizes/prize-terms.ts'

/** Every tier is paid by itself. */
export const separatePrizes: PrizeRule = {
  draws: 1,
  unitsPerWin: 1,
  isLevelled: false,
  isJackpotLevelled: false,
  isPerBet: false,
  paysRollover: false,
}

/** A better tier never pays less than a lower one, the jackpot included. */
export const levelledLadder: PrizeRule = { ...separatePrizes, isLevelled: true, isJackpotLevelled: true }

/** The lucky ball doubles a prize. The draws share one jackpot, so only their own tiers are levelled. */
export const racePrizes = ({ draws, luckyBall }: { draws: number; luckyBall: boolean }): PrizeRule => ({
  ...separatePrizes,
  draws,
  unitsPerWin: luckyBall ? 2 : 1,
  isLevelled: true,
})

/** The first prize also pays what earlier raffles left. */
export const rafflePrizes: PrizeRule = { ...separatePrizes, paysRollover: true }

export const betPrizes = (maxUnits: number): PrizeRule => ({
  ...separatePrizes,
  unitsPerWin: maxUnits,
  isPerBet: true,
})
