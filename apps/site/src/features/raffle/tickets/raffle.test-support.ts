import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { money } from '@fairground/rules/money/money'
import type { LiveTier } from '#shared/game/live-ladder.ts'

const tier = (
  n: number,
  prizeText: string,
  kind: LiveTier['kind'],
  each: bigint,
): LiveTier & { readonly prizeText: string } => ({
  tier: n,
  matches: 0,
  prizeText,
  kind,
  each: money(each, 'GBP'),
  isEstimate: false,
  odds: { in: 100 },
})

export const ladder = [
  tier(1, 'Picnic hamper', 'item', 1500n),
  tier(2, 'Second prize', 'share', 600n),
  tier(3, 'Third prizes', 'share', 200n),
  tier(4, 'Consolation', 'fixed', 200n),
]

const won = (n: number, prizeText: string, winners: number, each: string) => ({
  tier: n,
  prizeText,
  matches: 0,
  winners,
  each,
  paid: each,
})

/** Five prizes and four drawn tickets; ticket 230 is the player's, and 0.20 rolled over from the previous draw. */
export const results: Pick<GameResults, 'drawn' | 'winners' | 'plays' | 'winnersList'> = {
  drawn: [417, 230, 391, 12],
  winners: [
    won(1, 'Picnic hamper', 1, '15.00'),
    won(2, 'Second prize', 1, '6.00'),
    won(3, 'Third prizes', 2, '2.00'),
    won(4, 'Consolation', 0, '0.00'),
    won(5, 'Rolled over', 1, '0.20'),
  ],
  plays: [
    { seq: 230, numbers: [230], matches: 1, won: '6.00', prizes: [{ tier: 2, won: '6.00' }] },
    { seq: 231, numbers: [231], matches: 0, won: '0.00' },
  ],
  winnersList: [
    { name: 'ma…d', seq: 417, won: '15.20' },
    { name: 'ro…n', seq: 230, won: '6.00' },
  ],
}
