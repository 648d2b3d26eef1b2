import type { AchievementName } from '@fairground/rules/rewards/achievements'
import type { Tone } from '#parts/values/tag.tsx'

/** What a player has reached, in words. */
export const achievementWords = {
  sawItThrough: 'Watched five draws',
  ownReferee: 'Checked three draws',
  planner: 'Set a limit or a reminder',
  breather: 'Took a break',
  curious: 'Read the odds of five games',
  replayFan: 'Watched a replay',
  rehearsal: 'Practised three games',
  reachable: 'Confirmed the email',
  doubleLock: 'Set a second factor',
  favourites: 'Chose three favourites',
  bookkeeper: 'Read a statement',
  allRounder: 'Watched three kinds of games',
} as const satisfies Readonly<Record<AchievementName, string>>

export const describeAchievement = (name: string | null, number: number): string =>
  name !== null && Object.hasOwn(achievementWords, name)
    ? achievementWords[name as AchievementName]
    : (name ?? `Achievement ${number}`)

const giftStates: Readonly<Record<string, { readonly title: string; readonly tone: Tone }>> = {
  DRAFT: { title: 'Not sent', tone: 'neutral' },
  WRAPPED: { title: 'Waits for the recipient', tone: 'warn' },
  OPENED: { title: 'Opened', tone: 'info' },
  USED: { title: 'Used', tone: 'good' },
  SENT_BACK: { title: 'Sent back', tone: 'neutral' },
  RETURNED: { title: 'Returned', tone: 'neutral' },
}

export const describeGiftState = (state: string) =>
  giftStates[state] ?? { title: state, tone: 'neutral' as const }
