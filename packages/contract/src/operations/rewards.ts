import { Type } from 'typebox'
import { RankFilter } from '#entities/rewards/progress.ts'
import { Referral, ReferralTerms } from '#entities/rewards/referral.ts'
import { Achievement, BonusBall, PlayerRank } from '#entities/rewards/reward.ts'
import { SearchResult } from '../entities/search.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Email,
  Id,
  MaxResults,
  Nullable,
  NoInput,
  ResultOne,
  Page,
  RequestId,
  Seq,
  ShortText,
  Url,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const ClaimResult = closed({ result: Type.Literal(1), amount: DecimalAmount, currencyId: CurrencyId })
const claimFaults = ['rewards.notFound', 'rewards.alreadyClaimed', 'rewards.notClaimable'] as const
const inGameBonusFields = {
  requestId: RequestId,
  bonusId: Id,
  gameInstanceId: Id,
  gameId: Id,
  playId: Seq,
}
const BonusBallInput = closed({ requestId: RequestId, bonusBallId: Id, gameInstanceId: Type.Optional(Id) })

export const rewardsOperations = {
  getReferralsReport: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ page: Page, maxResults: MaxResults }),
    output: closed({
      ...SearchResult(Referral).properties,
      refStr: ShortText,
      referralUrl: Url,
      totalEarned: DecimalAmount,
      sent: Count,
      joined: Count,
      visits: Count,
      terms: Nullable(ReferralTerms),
      currencyId: CurrencyId,
    }),
    faults: [],
    summary: 'Lists the invited friends with the amounts earned, and returns the link to share.',
  }),
  sendPlayerInvite: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ email: Email, customText: Type.Optional(Type.String({ maxLength: 500 })) }),
    output: ResultOne,
    faults: ['rewards.notClaimable', 'rewards.referralEmailRegistered'],
    summary: 'Invites a friend by email.',
  }),
  trackReferralCode: operation({
    area: 'rewards',
    access: 'anyone',
    input: closed({ refStr: ShortText }),
    output: ResultOne,
    faults: [],
    summary: 'Counts a visit through a referral link.',
  }),
  claimInGameBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ ...inGameBonusFields, amount: Type.Optional(DecimalAmount) }),
    output: ClaimResult,
    faults: claimFaults,
    money: true,
    summary: 'Claims a bonus offered during a game.',
  }),
  claimInGameBonusNew: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ ...inGameBonusFields, uid: Type.String({ minLength: 1, maxLength: 64 }) }),
    output: ClaimResult,
    faults: claimFaults,
    money: true,
    summary: 'Claims a bonus offered during a game by its unique id.',
  }),
  claimReloadBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, bonusId: Id }),
    output: ClaimResult,
    faults: claimFaults,
    money: true,
    summary: 'Claims a bonus on a further deposit.',
  }),
  redeemLottoBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, bonusId: Id, gameInstanceId: Id }),
    output: closed({ result: Type.Literal(1), plays: Count, gameInstanceId: Id }),
    faults: [...claimFaults, 'game.notFound'],
    money: true,
    summary: 'Redeems a lottery bonus for plays.',
  }),
  getAchievements: operation({
    area: 'rewards',
    access: 'player',
    input: NoInput,
    output: closed({ achievements: Type.Array(Achievement) }),
    faults: [],
    summary: "Lists all achievements with the player's progress.",
  }),
  getAchievement: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ achievementId: Id }),
    output: Achievement,
    faults: ['rewards.notFound'],
    summary: 'Returns one achievement.',
  }),
  ackAchievement: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ achievementId: Id, ackId: Id }),
    output: ResultOne,
    faults: ['rewards.notFound'],
    summary: 'Marks an achievement as seen.',
  }),
  activateBonusBall: operation({
    area: 'rewards',
    access: 'player',
    input: BonusBallInput,
    output: BonusBall,
    faults: claimFaults,
    money: true,
    summary: 'Activates a bonus ball.',
  }),
  collectBonusBall: operation({
    area: 'rewards',
    access: 'player',
    input: BonusBallInput,
    output: ClaimResult,
    faults: claimFaults,
    money: true,
    summary: 'Collects the winnings of a bonus ball.',
  }),
  confirmBonusBallSent: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ bonusBallId: Id }),
    output: ResultOne,
    faults: claimFaults,
    summary: 'Sends a bonus ball to the chosen friend.',
  }),
  queryPlayerRanks: operation({
    area: 'rewards',
    access: 'anyone',
    input: closed({
      position: Count,
      number: Type.Integer({ minimum: 1, maximum: 100 }),
      filter: RankFilter,
    }),
    output: closed({ ranks: Type.Array(PlayerRank), totalCount: Count }),
    faults: [],
    summary: 'Lists the ranking of players from a position on.',
  }),
} as const
