import { parseTerms } from '@fairground/fair/games/games'
import { SampleSale, sampleTicket } from './sample-platform.ts'

/** With one number of three, every draw has winners of both tiers. */
const terms = parseTerms(
  { kind: 'oneDrawGame', pick: 1, from: 3 },
  {
    payoutPercentage: 50,
    progressivePercentage: 10,
    tiers: [
      { name: 'Right', matches: 1, prize: { kind: 'jackpot' } },
      { name: 'Wrong', matches: 0, prize: { kind: 'share', percent: 100 } },
    ],
  },
)

export const jackpot = '1001'

export const makeSale = (instance: string): SampleSale => new SampleSale(instance, terms, instance, jackpot)

export const makeTickets = (count: number) =>
  Array.from({ length: count }, (_, i) => sampleTicket(String(1 + (i % 3)), '33', i % 5))
