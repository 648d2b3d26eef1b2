import type { PracticeGame } from '@fairground/contract/entities/games/practice-game'
import { useState } from 'react'
import { toMoney } from '#core/money.ts'
import { afterPlays, type PracticeWallet, startWallet } from './practice-wallet.ts'

export interface Practice {
  readonly wallet: PracticeWallet
  readonly price: bigint
  /** Price and fee of one unit. */
  readonly cost: bigint
  readonly add: (played: { readonly plays: number; readonly won: bigint }) => void
  readonly restart: () => void
}

/** The play money of one practice game. It is never stored and never sent. */
export const usePractice = ({ gamePlayCost, gameFeePerPlay, currencyId }: PracticeGame): Practice => {
  const price = toMoney(gamePlayCost, currencyId).amount
  const cost = price + toMoney(gameFeePerPlay, currencyId).amount
  const [wallet, setWallet] = useState(() => startWallet(cost))
  return {
    wallet,
    price,
    cost,
    add: played => setWallet(before => afterPlays(before, { ...played, cost })),
    restart: () => setWallet(startWallet(cost)),
  }
}
