import { Type } from 'typebox'
import { Referral } from '../entities/referral.ts'
import { Achievement, BonusBall, PlayerRank } from '../entities/reward.ts'
import { SearchResult } from '../entities/search.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Email,
  Id,
  MaxResults,
  Nothing,
  One,
  Page,
  RequestId,
  Seq,
  ShortText,
  Url,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const Claimed = closed({ result: Type.Literal(1), amount: DecimalAmount, currencyId: CurrencyId })
const claimFaults = ['rewards.notFound', 'rewards.alreadyClaimed', 'rewards.notClaimable'] as const
const InGameBonus = {
  requestId: RequestId,
  bonusId: Id,
  gameInstanceId: Id,
  gameId: Id,
  playId: Seq,
}
const ByBonusBall = closed({ requestId: RequestId, bonusBallId: Id, gameInstanceId: Type.Optional(Id) })

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
      currencyId: CurrencyId,
    }),
    faults: [],
    summary: 'Friends invited, what they brought, and the link to share.',
  }),
  sendPlayerInvite: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ email: Email, customText: Type.Optional(Type.String({ maxLength: 500 })) }),
    output: One,
    faults: ['rewards.referralEmailRegistered'],
    summary: 'Invite a friend by email.',
  }),
  trackReferralCode: operation({
    area: 'rewards',
    access: 'anyone',
    input: closed({ refStr: ShortText }),
    output: One,
    faults: [],
    summary: 'Count a visit by a referral link.',
  }),
  claimInGameBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ ...InGameBonus, amount: Type.Optional(DecimalAmount) }),
    output: Claimed,
    faults: claimFaults,
    money: true,
    summary: 'Claim a bonus met during a game.',
  }),
  claimInGameBonusNew: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ ...InGameBonus, uid: Type.String({ minLength: 1, maxLength: 64 }) }),
    output: Claimed,
    faults: claimFaults,
    money: true,
    summary: 'Claim a bonus met during a game by its unique id.',
  }),
  claimReloadBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, bonusId: Id }),
    output: Claimed,
    faults: claimFaults,
    money: true,
    summary: 'Claim a bonus on a further deposit.',
  }),
  redeemLottoBonus: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, bonusId: Id, gameInstanceId: Id }),
    output: closed({ result: Type.Literal(1), plays: Count, gameInstanceId: Id }),
    faults: [...claimFaults, 'game.notFound'],
    money: true,
    summary: 'Turn a lottery bonus into plays.',
  }),
  getAchievements: operation({
    area: 'rewards',
    access: 'player',
    input: Nothing,
    output: closed({ achievements: Type.Array(Achievement) }),
    faults: [],
    summary: 'All achievements and how far the player is.',
  }),
  getAchievement: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ achievementId: Id }),
    output: Achievement,
    faults: ['rewards.notFound'],
    summary: 'One achievement.',
  }),
  ackAchievement: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ achievementId: Id, ackId: Id }),
    output: One,
    faults: ['rewards.notFound'],
    summary: 'Mark an achievement as seen.',
  }),
  activateBonusBall: operation({
    area: 'rewards',
    access: 'player',
    input: ByBonusBall,
    output: BonusBall,
    faults: claimFaults,
    money: true,
    summary: 'Put a bonus ball into play.',
  }),
  collectBonusBall: operation({
    area: 'rewards',
    access: 'player',
    input: ByBonusBall,
    output: Claimed,
    faults: claimFaults,
    money: true,
    summary: 'Collect what a bonus ball won.',
  }),
  confirmBonusBallSent: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ bonusBallId: Id }),
    output: One,
    faults: ['rewards.notFound'],
    summary: 'Confirm that a bonus ball was sent to a friend.',
  }),
  queryPlayerRanks: operation({
    area: 'rewards',
    access: 'anyone',
    input: closed({
      position: Count,
      number: Type.Integer({ minimum: 1, maximum: 100 }),
      filter: Type.Enum(['day', 'week', 'month', 'all']),
    }),
    output: closed({ ranks: Type.Array(PlayerRank), totalCount: Count }),
    faults: [],
    summary: 'The table of players from a position on.',
  }),
} as const
