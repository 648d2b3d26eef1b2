import type { MakeTerms } from './terms.ts'
import { withReserve } from './with-reserve.ts'

const share = (percent: number) => ({ kind: 'share', percent }) as const

/** A raffle that always sells all its tickets, so that three shares of 60 % are fixed amounts. */
export const quickRaffle: MakeTerms = ({ seed: _, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'raffleGame', winners: 3 },
      prizeTable: {
        payoutPercentage: 60,
        progressivePercentage: 0,
        tiers: [
          { name: 'First prize', winners: 1, prize: share(60) },
          { name: 'Second prize', winners: 1, prize: share(25) },
          { name: 'Third prize', winners: 1, prize: share(15) },
        ],
      },
    },
    sale,
  )
