import type { PlaySelection } from '#entities/plays/join.ts'
import { type FeatureName, featureNames } from './feature-names.ts'
import type { GovernableOperation, PartlyGovernableOperation } from './governable-operation.ts'
import type { OperationName } from './operation-names.ts'
import type { Input } from './operations.ts'

interface FeatureFlag {
  readonly isOnByDefault: boolean
  readonly description: string
  /** What goes on while the feature is off. */
  readonly continues: string
  readonly operations: readonly GovernableOperation[]
  /** Operations that are refused only if their input uses the feature. */
  readonly inputs?: { readonly [N in PartlyGovernableOperation]?: (input: Input<N>) => boolean }
}

const hasRepeats = ({ subscriptions = 0 }: Pick<PlaySelection, 'subscriptions'>): boolean => subscriptions > 0

/** Each feature with the operations of players that the gateway refuses while it is off. */
export const featureFlags = {
  registration: {
    isOnByDefault: true,
    description: 'Visitors open accounts.',
    continues: 'Players log in, and those with a short registration complete it.',
    operations: ['playerRegistration', 'registerAndLoginBeforeDeposit', 'registerAndTrackPendingJoin'],
  },
  newSubscriptions: {
    isOnByDefault: true,
    description: 'Players buy plays that repeat in later draws.',
    continues:
      'Subscriptions run to their end, and players see and cancel them. Stored plays are bought when their deposit is credited.',
    operations: [],
    inputs: {
      joinGame: hasRepeats,
      purchaseTicket: ({ ticketRequest }) => hasRepeats(ticketRequest),
      savePendingJoin: ({ pendingJoin }) => hasRepeats(pendingJoin),
      registerAndTrackPendingJoin: ({ pendingJoin }) => hasRepeats(pendingJoin),
    },
  },
  oneClick: {
    isOnByDefault: true,
    description: 'Players buy a ticket with one click from a link.',
    continues: 'Tickets stay valid. Players buy from the page of the game.',
    operations: ['purchaseTicket'],
  },
  giving: {
    isOnByDefault: true,
    description: 'Players buy gifts for friends.',
    continues: 'Gifts that were sent are opened, played, sent back or refunded when they end.',
    operations: ['createGiftInvite', 'saveGiftRecipients', 'purchaseGift'],
  },
  referrals: {
    isOnByDefault: true,
    description: 'Players invite friends by mail or link.',
    continues:
      'Friends that were invited by mail or recorded before still earn the reward, and players see the report.',
    operations: ['sendPlayerInvite', 'trackReferralCode'],
  },
  pointPacks: {
    isOnByDefault: true,
    description: 'Players buy packs of points.',
    continues: 'Players keep and spend their points.',
    operations: ['buyChips'],
  },
  achievements: {
    isOnByDefault: true,
    description: 'Players see achievements and their progress.',
    continues: 'Progress is counted and rewards are paid.',
    operations: ['getAchievements', 'getAchievement'],
  },
  rankings: {
    isOnByDefault: true,
    description: 'Visitors see the ranking of players.',
    continues: 'Points of the ranking are counted, and players choose whether others see them.',
    operations: ['queryPlayerRanks'],
  },
  practice: {
    isOnByDefault: true,
    description: 'Visitors practise games without money.',
    continues: 'A practice game that is open in a browser goes on there.',
    operations: ['getPracticeGame'],
  },
  statistics: {
    isOnByDefault: true,
    description: 'Visitors see how often each number was drawn.',
    continues: 'Results and draw records stay public.',
    operations: ['getGameStatistics'],
  },
  push: {
    isOnByDefault: true,
    description: 'Players register browsers for push messages.',
    continues: 'Registered browsers get messages until the player removes them.',
    operations: ['registerPushSubscription'],
  },
} as const satisfies Readonly<Record<FeatureName, FeatureFlag>>

type Flags = typeof featureFlags

/** An operation that some feature governs, always or by its input. */
export type GovernedOperation =
  | Flags[FeatureName]['operations'][number]
  | keyof Flags['newSubscriptions']['inputs']

const flags: Readonly<Record<FeatureName, FeatureFlag>> = featureFlags

/** All operations that a feature governs, always or by their input. */
export const listGoverned = (feature: FeatureName): readonly OperationName[] => {
  const { operations, inputs = {} } = flags[feature]
  return [...operations, ...(Object.keys(inputs) as OperationName[])]
}

const governed: ReadonlySet<OperationName> = new Set(featureNames.flatMap(listGoverned))

export const isGoverned = (name: OperationName): name is GovernedOperation => governed.has(name)

/** Reports whether the feature governs this call. */
export const governsCall = (feature: FeatureName, name: OperationName, input: unknown): boolean => {
  const { operations, inputs } = flags[feature]
  const usesFeature = inputs?.[name as PartlyGovernableOperation] as ((input: unknown) => boolean) | undefined
  return (operations as readonly OperationName[]).includes(name) || (usesFeature?.(input) ?? false)
}
