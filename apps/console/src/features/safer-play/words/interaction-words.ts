import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type Interaction = OperatorOutput<'listInteractions'>['interactions'][number]
export type ProtectionAction = OperatorOutput<'showProtection'>['actions'][number]

export const wayWords = {
  message: 'Message',
  call: 'Call',
  chat: 'Chat',
  letter: 'Letter',
  noContact: 'No contact',
} as const satisfies Readonly<Record<Interaction['kind'], string>>

export const outcomeWords = {
  limitSet: 'Limit set',
  breakTaken: 'Break taken',
  exclusion: 'Exclusion',
  informed: 'Informed',
  noReply: 'No reply',
  noConcern: 'No concern',
  accountClosed: 'Account closed',
} as const satisfies Readonly<Record<Interaction['outcome'], string>>

/** What the 14 days after an interaction show. */
export const changeWords = {
  weaker: 'Fewer signs',
  same: 'No change',
  stronger: 'More signs',
} as const satisfies Readonly<Record<NonNullable<Interaction['evaluation']>['change'], string>>

export const actionWords = {
  stopPromotions: 'Promotions stopped',
  offerLimit: 'Limit offered',
  forceBreak: 'Break',
} as const satisfies Readonly<Record<ProtectionAction['kind'], string>>
