import { roundTime } from '@fairground/fair/beacon/beacon'
import { signRound } from '@fairground/fair/beacon/local-beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import type { RecordSettlement } from '@fairground/fair/record/draw-record'
import { resultNumbers } from '@fairground/fair/games/shared/result-text'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import {
  type Cheat,
  resealTickets,
  type SampleDraw,
  sampleSecret,
} from '@fairground/fair/record/sample-record.test-support'
import type { StepId } from '@fairground/fair/verify'

/** A manipulation by an operator who holds every key, including the signer's, before the record is signed. */
export interface Cheating {
  name: string
  step: StepId
  /** Gets the honest draw and the seed of its secrets; undefined if it does not apply to this draw. */
  cheat: (honest: SampleDraw, seed: string) => Cheat | undefined
}

type CloseChange = NonNullable<Cheat['seal']>
type ClosedDraw = Parameters<CloseChange>[0]

const changingClose = (
  name: string,
  step: StepId,
  change: (closed: ClosedDraw, seed: string) => Partial<ClosedDraw>,
): Cheating => ({
  name,
  step,
  cheat: (_, seed) => ({ seal: closed => ({ ...closed, ...change(closed, seed) }) }),
})

const changingSettlement = (name: string, change: (of: RecordSettlement) => RecordSettlement): Cheating => ({
  name,
  step: 'settlement',
  cheat: ({ instance }) => ({
    outcome: ({ result, settlement }) => ({ result, settlement: withTotals(instance, change(settlement)) }),
  }),
})

/** Recomputes the root and the sum of the payouts. */
const withTotals = (instance: string, settlement: RecordSettlement): RecordSettlement => {
  const payouts = settlement.payouts.map(({ seq0, tier, fromPool, fromJackpot }) => ({
    seq0,
    tier,
    fromPool: BigInt(fromPool),
    fromJackpot: BigInt(fromJackpot),
  }))
  const sums = {
    prizeFund: 0n,
    contribution: 0n,
    revenue: 0n,
    fromReserve: 0n,
    rollover: 0n,
    jackpotAfter: 0n,
  }
  const { root, paid } = recordSettlement(instance, { ...sums, tiers: [], payouts })
  return { ...settlement, root, paid }
}

const withBeaconRound = ({ beacon }: ClosedDraw, seed: string, round: number): Partial<ClosedDraw> => ({
  beacon: { ...beacon, round, signature: signRound(sampleSecret(seed, 'beacon'), round) },
})

const closeCheatings: Cheating[] = [
  {
    name: 'sells a play that the rules do not allow',
    step: 'leaves',
    cheat: ({ rules, voids }) => {
      // In a raffle an invalid ticket can win, and then no honest settlement exists.
      if (rules.kind === 'raffleGame') return undefined
      const taken = new Set(voids.map(each => each.voided))
      const place = [0, 1, 2, 3, 4].find(each => !taken.has(each)) ?? 0
      return {
        seal: closed =>
          resealTickets({
            ...closed,
            leaves: closed.leaves.with(place, { ...closed.leaves[place]!, plays: '0,0' }),
          }),
      }
    },
  },
  changingClose('states a larger pool', 'leaves', ({ pool }) => ({ pool: String(BigInt(pool) + 1n) })),
  changingClose('commits to all tickets except one', 'leaves', closed => ({
    root: resealTickets({ ...closed, leaves: closed.leaves.slice(1), voids: [] }).root,
  })),
  changingClose('uses a different secret', 'chain', ({ chain }, seed) => {
    const link = sampleSecret(seed, 'another')
    return { chain: { ...chain, link: hex(link), previous: hex(chainStep(link)) } }
  }),
  changingClose('skips a link of the chain', 'chain', ({ chain }) => ({
    chain: { ...chain, index: chain.index + 1 },
  })),
  changingClose('uses a later beacon round', 'round', (closed, seed) =>
    withBeaconRound(closed, seed, closed.beacon.round + 1),
  ),
  changingClose('uses an earlier beacon round', 'round', (closed, seed) =>
    withBeaconRound(closed, seed, closed.beacon.round - 2),
  ),
  changingClose('closes after the beacon round was published', 'round', ({ beacon }) => ({
    beacon: { ...beacon, lastSeen: { round: beacon.round, signature: beacon.signature } },
  })),
  {
    name: 'has the close record countersigned too late',
    step: 'round',
    cheat: ({ beacon }) => ({ signerAt: roundTime(beacon.chain, beacon.round) - 999 }),
  },
  changingClose('uses the platform key as signer key', 'round', ({ keys }) => ({
    keys: { ...keys, signer: keys.platform },
  })),
  changingClose('uses the beacon value of another round', 'beacon', ({ beacon }, seed) => ({
    beacon: { ...beacon, signature: signRound(sampleSecret(seed, 'beacon'), beacon.round + 1) },
  })),
  changingClose('invents a beacon value', 'beacon', ({ beacon }) => ({
    beacon: { ...beacon, signature: signRound(sampleSecret('mallory', 'beacon'), beacon.round) },
  })),
]

const outcomeCheatings: Cheating[] = [
  {
    name: 'publishes a different number',
    step: 'result',
    cheat: () => ({
      outcome: ({ result, settlement }) => {
        const text = result.text.replace(/\d+$/, last => String(Number(last) + 1))
        return { result: { drawn: resultNumbers(text), text }, settlement }
      },
    }),
  },
  changingSettlement('adds a payout', of => ({
    ...of,
    payouts: [...of.payouts, { seq0: 39, tier: 'x', fromPool: '1', fromJackpot: '0' }],
  })),
  changingSettlement('pays one unit more', of => ({
    ...of,
    payouts:
      of.payouts.length === 0
        ? [{ seq0: 0, tier: 'x', fromPool: '1', fromJackpot: '0' }]
        : of.payouts.map((each, i) =>
            i === 0 ? { ...each, fromPool: String(BigInt(each.fromPool) + 1n) } : each,
          ),
  })),
  changingSettlement('takes more from the reserve', of => ({
    ...of,
    fromReserve: String(BigInt(of.fromReserve) + 1n),
  })),
  changingSettlement('states a larger jackpot', of => ({
    ...of,
    jackpotAfter: String(BigInt(of.jackpotAfter) + 1n),
  })),
]

export const cheatings: readonly Cheating[] = [...closeCheatings, ...outcomeCheatings]
