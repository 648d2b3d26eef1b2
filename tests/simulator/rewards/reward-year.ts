import type { NewJournal } from '@fairground/server/ledger/book/rows'
import type { OfferRow } from '@fairground/server/ledger/rewards/rows'
import { Random } from '../engine/random.ts'
import { RewardLedger } from './reward-ledger.ts'

export interface YearOptions {
  readonly seed: number
  readonly players: number
  readonly days: number
}

export interface YearOutcome {
  readonly commands: number
  readonly claims: number
  readonly referrals: number
  readonly violations: readonly string[]
}

const day = 86_400_000
const currency = 'GBP'

/**
 * Players who are offered bonuses, invite friends, take breaks, switch rewards off and give bonuses up, day by day. The
 * model keeps its own account of breaks and causes, and compares every reward with it.
 */
export const runRewardYear = ({ seed, players, days }: YearOptions): YearOutcome => {
  const random = new Random(seed)
  const violations: string[] = []
  const paid = new Set<string>()
  const away = new Set<number>()
  let granted = 0n
  let now = 0
  let commands = 0
  const require = (holds: boolean, problem: string) => void (holds || violations.push(problem))

  const follow = ({ kind, opKey, playerId, ref }: NewJournal): void => {
    if (kind !== 'bonus-grant') return
    const { amount } = ledger.grants.get(ref) ?? { amount: 0n }
    const [cause, id] = opKey.split(':')
    const offer = cause === 'offer' ? ledger.offers.get(Number(id)) : undefined
    const player = ledger.players.get(playerId!)!
    require(!paid.has(opKey), `${opKey} was paid twice`)
    require(!away.has(playerId!) && !player.rewardsOff, `${opKey} was paid to player ${playerId} on a break`)
    require(cause === 'referral' ||
      (offer?.amount === amount && now < offer.useBy), `${opKey} differs from its offer`)
    require(cause === 'referral' ? amount === 500n : offer?.playerId === playerId, `${opKey} has no cause`)
    paid.add(opKey)
    granted += amount
  }
  const journals: NewJournal[] = []
  const ledger = new RewardLedger(journal => void journals.push(journal))

  for (let id = 1; id <= players; id++)
    ledger.players.set(id, {
      id,
      username: `p${id}`,
      status: 'active',
      segment: 'C',
      emailVerified: true,
      identityVerified: true,
      countryKnown: true,
      hasDeposited: true,
      rewardsOff: false,
    })

  const anyPlayer = () => ledger.players.get(random.int(1, players))!
  const offerBonus = (): void => {
    const id = ledger.offers.size + 1
    ledger.offers.set(id, {
      id,
      playerId: anyPlayer().id,
      kind: random.pick(['inGame', 'reload'] as const),
      currency,
      amount: BigInt(random.int(50, 500)),
      wageringTimes: random.int(0, 10),
      weight: 100,
      useBy: now + random.int(1, 30) * day,
      gameId: null,
      plays: 0,
      depositMade: random.chance(0.8),
      state: 'OFFERED',
      claimRequest: null,
    })
  }
  const recent = (): OfferRow | undefined =>
    ledger.offers.get(Math.max(1, ledger.offers.size - random.int(0, players)))
  const claim = (): void => {
    const offer = recent()
    if (!offer) return
    const playerId = random.chance(0.9) ? offer.playerId : anyPlayer().id
    const requestId = `r${random.int(1, 2)}`
    ledger.run('claimOffer', { offerId: offer.id, playerId, currency, requestId }, now)
  }
  const refer = (): void => {
    const friendId = ledger.referrals.size + 1
    const referrerId = anyPlayer().id
    if (friendId > players || referrerId === friendId) return
    const state = { isDeposited: random.chance(0.7), isRefused: random.chance(0.1), isRewarded: false }
    ledger.referrals.set(friendId, {
      id: friendId,
      referrerId,
      playerId: friendId,
      rewardsBefore: 0,
      ...state,
    })
  }
  const reward = (): void => {
    const row = ledger.referrals.get(random.int(1, Math.max(1, ledger.referrals.size)))
    if (!row) return
    const terms = { currency, amount: 500n, wageringTimes: 3, weight: 100, expiresAt: now + 30 * day }
    const friend = { referralId: row.id, playerId: row.referrerId, friendId: row.playerId!, rewardsAtMost: 5 }
    ledger.run('rewardReferral', { ...friend, ...terms }, now)
  }
  /** A break starts or ends. */
  const toggleBreak = (): void => {
    const player = anyPlayer()
    const wasAway = away.delete(player.id)
    ledger.players.set(player.id, { ...player, status: wasAway ? 'active' : 'timedOut' })
    if (!wasAway) away.add(player.id)
  }
  const toggleRewards = (): void => {
    const player = anyPlayer()
    ledger.players.set(player.id, { ...player, rewardsOff: random.chance(0.3) })
  }
  const endBonus = (name: 'forfeitBonus' | 'expireBonus'): void => {
    const grant = grants[random.int(0, Math.max(0, grants.length - 1))]
    if (!grant) return
    const { id: grantId, playerId } = grant
    if (name === 'forfeitBonus') ledger.run(name, { grantId, playerId, currency }, now)
    else ledger.run(name, { grantId, currency }, now)
  }

  let grants = [...ledger.grants.values()]
  for (let n = 0; n < days; n++) {
    grants = [...ledger.grants.values()]
    for (let step = 0; step < players / 10; step++) {
      now = n * day + Math.floor((step * day * 10) / players)
      commands += 1
      const kind = random.int(1, 100)
      if (kind <= 30) offerBonus()
      else if (kind <= 65) claim()
      else if (kind <= 70) refer()
      else if (kind <= 85) reward()
      else if (kind <= 91) toggleBreak()
      else if (kind <= 93) toggleRewards()
      else endBonus(kind <= 96 ? 'forfeitBonus' : 'expireBonus')
      for (const journal of journals.splice(0)) follow(journal)
    }
  }

  let total = 0n
  for (const row of ledger.accounts.values()) total += row.cPost - row.dPost
  require(total === 0n, `the accounts add up to ${total}`)
  const claimed = [...ledger.offers.values()].filter(row => row.state === 'CLAIMED')
  const rewarded = [...ledger.referrals.values()].filter(row => row.isRewarded)
  require(paid.size === claimed.length + rewarded.length, 'the causes and the rewards differ in number')
  const due = claimed.reduce((sum, row) => sum + row.amount, 0n) + BigInt(rewarded.length) * 500n
  require(due === granted, `rewards of ${due} are due and ${granted} were granted`)
  return { commands, claims: claimed.length, referrals: rewarded.length, violations }
}
