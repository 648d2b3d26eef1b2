import type { AchievementName } from '@fairground/rules/rewards/achievements'

export interface AchievementText {
  readonly title: string
  readonly description: string
}

export type AchievementTexts = { readonly [N in AchievementName]: AchievementText }
