import { roundTime } from '@fairground/fair/beacon'
import { signRound } from '@fairground/fair/beacon-sign'
import { hex } from '@fairground/fair/bytes'
import { chainStep } from '@fairground/fair/chain'
import type { RecordSettlement } from '@fairground/fair/draw-record'
import { resultNumbers } from '@fairground/fair/games/result-text'
import { recordSettlement } from '@fairground/fair/record-settlement'
import {
  type Cheat,
  resealTickets,
  type SampleDraw,
  sampleSecret,
} from '@fairground/fair/sample-record.test-support'
import type { StepId } from '@fairground/fair/verify'

/** What an operator with every key, the signer's too, does before everything is signed. */
export interface Cheating {
  name: string
  step: StepId
  /** Knows the honest draw and the seed of its secrets; undefined if this draw leaves no room for it. */
  cheat: (honest: SampleDraw, seed: string) => Cheat | undefined
}

type Seal = NonNullable<Cheat['seal']>
type Sealed = Parameters<Seal>[0]

const sealing = (
  name: string,
  step: StepId,
  change: (sealed: Sealed, seed: string) => Partial<Sealed>,
): Cheating => ({
  name,
  step,
  cheat: (_, seed) => ({ seal: sealed => ({ ...sealed, ...change(sealed, seed) }) }),
})

const settling = (name: string, change: (of: RecordSettlement) => RecordSettlement): Cheating => ({
  name,
  step: 'settlement',
  cheat: ({ instance }) => ({
    outcome: ({ result, settlement }) => ({ result, settlement: summedUp(instance, change(settlement)) }),
  }),
})

/** With the root and the sum that belong to its payouts. */
const summedUp = (instance: string, settlement: RecordSettlement): RecordSettlement => {
  const payouts = settlement.payouts.map(({ seq0, tier, fromPool, fromJackpot }) => ({
    seq0,
    tier,
    fromPool: BigInt(fromPool),
    fromJackpot: BigInt(fromJackpot),
  }))
  const none = { prizeFund: 0n, contribution: 0n, revenue: 0n, tiers: [], rollover: 0n, jackpotAfter: 0n }
  const { root, paid } = recordSettlement(instance, { ...none, payouts })
  return { ...settlement, root, paid }
}

const atRound = ({ beacon }: Sealed, seed: string, round: number): Partial<Sealed> => ({
  beacon: { ...beacon, round, signature: signRound(sampleSecret(seed, 'beacon'), round) },
})

const seals: Cheating[] = [
  {
    name: 'sells what the rules do not allow',
    step: 'leaves',
    cheat: ({ rules, voids }) => {
      // A ticket of a raffle may win whatever it holds, and then there is no settlement without it.
      if (rules.kind === 'raffleGame') return undefined
      const taken = new Set(voids.map(each => each.voided))
      const place = [0, 1, 2, 3, 4].find(each => !taken.has(each)) ?? 0
      return {
        seal: sealed =>
          resealTickets({
            ...sealed,
            leaves: sealed.leaves.with(place, { ...sealed.leaves[place]!, plays: '0,0' }),
          }),
      }
    },
  },
  sealing('names a larger pool', 'leaves', ({ pool }) => ({ pool: String(BigInt(pool) + 1n) })),
  sealing('seals the tickets but one', 'leaves', sealed => ({
    root: resealTickets({ ...sealed, leaves: sealed.leaves.slice(1), voids: [] }).root,
  })),
  sealing('uses another secret', 'chain', ({ chain }, seed) => {
    const link = sampleSecret(seed, 'another')
    return { chain: { ...chain, link: hex(link), previous: hex(chainStep(link)) } }
  }),
  sealing('skips a link', 'chain', ({ chain }) => ({ chain: { ...chain, index: chain.index + 1 } })),
  sealing('waits for a better round', 'round', (sealed, seed) =>
    atRound(sealed, seed, sealed.beacon.round + 1),
  ),
  sealing('takes an old round', 'round', (sealed, seed) => atRound(sealed, seed, sealed.beacon.round - 2)),
  sealing('seals after the round', 'round', ({ beacon }) => ({
    beacon: { ...beacon, lastSeen: { round: beacon.round, signature: beacon.signature } },
  })),
  {
    name: 'has the seal signed too late',
    step: 'round',
    cheat: ({ beacon }) => ({ signerAt: roundTime(beacon.chain, beacon.round) - 999 }),
  },
  sealing('has no signer', 'round', ({ keys }) => ({ keys: { ...keys, signer: keys.platform } })),
  sealing('takes the value of another round', 'beacon', ({ beacon }, seed) => ({
    beacon: { ...beacon, signature: signRound(sampleSecret(seed, 'beacon'), beacon.round + 1) },
  })),
  sealing('makes up the beacon’s value', 'beacon', ({ beacon }) => ({
    beacon: { ...beacon, signature: signRound(sampleSecret('mallory', 'beacon'), beacon.round) },
  })),
]

const outcomes: Cheating[] = [
  {
    name: 'draws another number',
    step: 'result',
    cheat: () => ({
      outcome: ({ result, settlement }) => {
        const text = result.text.replace(/\d+$/, last => String(Number(last) + 1))
        return { result: { drawn: resultNumbers(text), text }, settlement }
      },
    }),
  },
  settling('pays a friend', of => ({
    ...of,
    payouts: [...of.payouts, { seq0: 39, tier: 'x', fromPool: '1', fromJackpot: '0' }],
  })),
  settling('pays one unit more', of => ({
    ...of,
    payouts:
      of.payouts.length === 0
        ? [{ seq0: 0, tier: 'x', fromPool: '1', fromJackpot: '0' }]
        : of.payouts.map((each, i) =>
            i === 0 ? { ...each, fromPool: String(BigInt(each.fromPool) + 1n) } : each,
          ),
  })),
  settling('promises a larger jackpot', of => ({
    ...of,
    jackpotAfter: String(BigInt(of.jackpotAfter) + 1n),
  })),
]

export const cheatings: readonly Cheating[] = [...seals, ...outcomes]
