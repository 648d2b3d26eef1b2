import type { Detail } from './detail.ts'

const noSide = { tickets: null, pool: null, root: null, signedAt: null }
const hash = (digit: string): string => digit.repeat(64)

/** A draw on sale. */
export const openDetail: Detail = {
  instance: {
    instanceId: 88_214,
    gameId: 101,
    title: 'Saturday Six',
    status: 'OPEN',
    sold: 4,
    cap: 100,
    players: 2,
    pool: '800',
    currency: 'GBP',
    startAt: 10_000,
    registrationEndAt: 5000,
    isHeld: false,
    attempts: 0,
    price: '200',
    fee: '0',
    closedAt: null,
    endAt: null,
    dueAt: 5000,
    lastError: null,
    rulesHash: hash('a'),
    prizeTableHash: hash('b'),
  },
  gaming: { tickets: 4, pool: '800', root: hash('c'), signedAt: null },
  control: noSide,
  isEqual: false,
  beaconRound: null,
  hasBeacon: false,
  tiers: [],
  seal: null,
  drawn: null,
  differences: null,
  hold: null,
  history: [{ at: 1000, kind: 'opened', facts: {} }],
}

/** Its list is sealed and the beacon round is to come. */
export const sealedDetail: Detail = {
  ...openDetail,
  instance: { ...openDetail.instance, status: 'CLOSED', closedAt: 5000, dueAt: 9000 },
  control: { tickets: 4, pool: '800', root: hash('c'), signedAt: 5500 },
  isEqual: true,
  beaconRound: 33,
  seal: {
    closeHash: hash('d'),
    logIndex: 12,
    jackpot: '5000',
    signerSignedAt: 5600,
    platformSignature: 'p',
    signerSignature: 's',
    controlSignature: 'k',
  },
  history: [
    { at: 6000, kind: 'sealed', facts: {} },
    { at: 5000, kind: 'closed', facts: { sold: 4, players: 2 } },
    ...openDetail.history,
  ],
}

const payout = (seq0: number, tier: string, fromPool: string) => ({ seq0, tier, fromPool, fromJackpot: '0' })

/** The gaming system pays line 1 in the third tier, the control system in the second. */
export const heldDetail: Detail = {
  ...sealedDetail,
  instance: { ...sealedDetail.instance, status: 'RETRY', isHeld: true },
  hasBeacon: true,
  hold: {
    reason: 'the control system differs: winners',
    heldBy: null,
    heldByName: null,
    approvedBy: null,
    approvedByName: null,
  },
  differences: {
    platform: {
      result: '9,17,22',
      settlement: {
        payouts: [payout(0, 'match 2', '200'), payout(1, 'match 3', '2000')],
        root: hash('e'),
        paid: '2200',
        count: 2,
      },
    },
    control: {
      kind: 'winners',
      differences: [
        { what: 'payout', ours: null, theirs: ['200', '0'], seq0: 0, tier: 'match 2' },
        { what: 'payout', ours: ['2000', '0'], theirs: null, seq0: 0, tier: 'match 3' },
        { what: 'paid', ours: '4000', theirs: '2200' },
        { what: 'root', ours: hash('f'), theirs: hash('e') },
      ],
    },
  },
  history: [
    { at: 9500, kind: 'held', facts: { reason: 'winners', by: null } },
    { at: 9100, kind: 'beacon', facts: { round: 33 } },
    ...sealedDetail.history,
  ],
}

export const paidDetail: Detail = {
  ...sealedDetail,
  instance: { ...sealedDetail.instance, status: 'ENDED', endAt: 12_000 },
  hasBeacon: true,
  tiers: [{ name: 'match 2', winners: 3, sum: '600' }],
  drawn: {
    text: '9,17,22',
    settlementRoot: hash('e'),
    paid: '600',
    payouts: 3,
    revenue: '100',
    toJackpot: '100',
    jackpotAfter: '5100',
    resultSignature: 'r',
    controlSignature: 'k',
  },
  history: [
    { at: 12_000, kind: 'ended', facts: { paid: '600' } },
    { at: 10_000, kind: 'started', facts: {} },
    { at: 9500, kind: 'ready', facts: {} },
    { at: 9100, kind: 'beacon', facts: { round: 33 } },
    ...sealedDetail.history,
  ],
}
