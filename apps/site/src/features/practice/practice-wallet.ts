/** Play money in minor units. It exists only on the page. */
export interface PracticeWallet {
  readonly left: bigint
  readonly spent: bigint
  readonly won: bigint
  readonly plays: number
}

const playsAtStart = 500n

export const startWallet = (cost: bigint): PracticeWallet => ({
  left: cost * playsAtStart,
  spent: 0n,
  won: 0n,
  plays: 0,
})

/** The wallet after some plays. */
export const afterPlays = (
  { left, spent, won, plays }: PracticeWallet,
  played: { readonly plays: number; readonly cost: bigint; readonly won: bigint },
): PracticeWallet => {
  const paid = played.cost * BigInt(played.plays)
  return {
    left: left - paid + played.won,
    spent: spent + paid,
    won: won + played.won,
    plays: plays + played.plays,
  }
}
