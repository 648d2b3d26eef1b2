import { emptyFrontier } from '@fairground/fair/crypto/merkle'
import {
  escrowAccount,
  floorRule,
  operatorAccount,
  keyText,
  playerCash,
} from '@fairground/server/ledger/account-key'
import type { Random } from './engine/random.ts'
import { emptyAccount, type StoredInstance, Tables } from './engine/tables.ts'

/** The staff member who approves the withdrawals of the simulation. */
export const simulatedCashier = 'staff/1'
export const currencies = ['EUR', 'JPY'] as const
export const pickRule = { pick: 2, from: 7 }

const prizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 10,
  tiers: [
    { name: 'all', matches: 2, prize: { kind: 'jackpot' } },
    { name: 'fewer', matches: 1, prize: { kind: 'share', percent: 100 } },
  ],
}

export const playerIds: readonly number[] = [1, 2, 3, 4, 5, 6]

/** An operator with a few players, two games and three open instances of each. */
export const makeTables = (random: Random, clock: number): Tables => {
  const tables = new Tables()
  for (const id of playerIds) tables.players.set(id, makePlayer(id))
  const keys = currencies.flatMap(currency => [
    operatorAccount('house:fee', currency),
    ...playerIds.map(id => playerCash(id, currency)),
  ])
  addRewards(tables, random, clock)
  for (const [i, currency] of currencies.entries()) {
    let regEnd = clock + random.int(6000, 14_000)
    for (let run = 0; run < 3; run++) {
      const id = 10 * (i + 1) + run
      tables.instances.set(id, makeInstance(random, id, i + 1, currency, regEnd))
      keys.push(escrowAccount(id, currency))
      regEnd += random.int(4000, 12_000)
    }
  }
  for (const key of keys) {
    const id = BigInt(tables.accounts.size + 1)
    tables.accounts.set(keyText(key), emptyAccount(id, key, floorRule(key.kind)))
  }
  return tables
}

/** Every player has offers, one of them without its deposit, and has invited the next player. */
const addRewards = (tables: Tables, random: Random, clock: number): void => {
  for (const playerId of playerIds) {
    for (let n = 0; n < 4; n++) {
      const id = 10 * playerId + n
      tables.offers.set(id, {
        id,
        playerId,
        kind: n < 2 ? 'inGame' : 'reload',
        currency: random.pick(currencies),
        amount: BigInt(random.int(50, 400)),
        wageringTimes: random.int(0, 3),
        weight: 100,
        useBy: clock + random.int(4000, 60_000),
        gameId: null,
        plays: 0,
        depositMade: n !== 3,
        state: 'OFFERED',
        claimRequest: null,
      })
    }
    const friendId = (playerId % playerIds.length) + 1
    const state = { isDeposited: true, isRefused: false, isRewarded: false, rewardsBefore: 0 }
    tables.referrals.set(playerId, { id: playerId, referrerId: playerId, playerId: friendId, ...state })
  }
}

const makePlayer = (id: number) => ({
  id,
  username: `p${id}`,
  status: 'active',
  segment: 'C',
  emailVerified: true,
  identityVerified: true,
  countryKnown: true,
  hasDeposited: false,
  // The last player has switched rewards off.
  rewardsOff: id === playerIds.at(-1),
})

const makeInstance = (
  random: Random,
  id: number,
  gameId: number,
  currency: string,
  regEnd: number,
): StoredInstance => ({
  id,
  gameId,
  status: 'OPEN',
  version: 0n,
  rules: { kind: 'oneDrawGame', ...pickRule },
  prizeTable,
  currency,
  price: BigInt(random.int(50, 250)),
  fee: BigInt(random.int(1, 20)),
  cap: random.int(5, 45),
  playerMax: random.int(3, 12),
  sold: 0,
  players: 0,
  pool: 0n,
  frontier: emptyFrontier,
  regEnd,
  startAt: regEnd,
  dealSeed: new Uint8Array(32),
  fate: random.pick(['draw', 'draw', 'draw', 'refund-open', 'refund-closed'] as const),
  isRefunding: false,
})
