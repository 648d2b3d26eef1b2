import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import type { SupportAnswer } from '#player/sealed/sealed-support-answer.ts'
import type { NotificationFacts } from '../notification-facts.ts'

/** A security event has the words of its mail, and a message those of the operator. */
export type ChangeableKind = Exclude<NotificationKind, 'security' | 'message'>

/** The facts as the texts get them: an answer of support is opened. */
export type OpenedFacts = Omit<NotificationFacts, 'supportAnswer'> & { readonly supportAnswer: SupportAnswer }

/** One of the texts of a kind. */
interface Variant<F> {
  /** Empty if the kind has one text. */
  readonly name: string
  readonly isMet: (facts: F) => boolean
  /** Each fact is its own placeholder, so that the words become a template. Amounts are the names of their facts. */
  readonly placeholders: F
}

const always = () => true
/** A number that the words contain as it is. */
const toNumber = (name: string): number => `{{${name}}}` as unknown as number

const amount = { amount: 'amount', currency: '' } as const
const result = { instanceId: 0, game: '{{game}}', currency: '', staked: 'staked', items: [] } as const
const gift = { ...amount, friend: '{{friend}}', game: '{{game}}' } as const
const completion = [
  { name: 'done', isMet: ({ completed }) => completed, placeholders: { ...amount, completed: true } },
  { name: 'failed', isMet: ({ completed }) => !completed, placeholders: { ...amount, completed: false } },
] as const satisfies readonly Variant<NotificationFacts['deposit']>[]

/** The texts of each kind. The first one that is met applies. */
export const notificationVariants: {
  readonly [K in ChangeableKind]: readonly Variant<OpenedFacts[K]>[]
} = {
  win: [
    {
      name: '',
      isMet: always,
      placeholders: { ...result, won: '0', items: ['{{prize}}'], card: false },
    },
  ],
  result: [
    {
      name: 'cardPrize',
      isMet: ({ card, won }) => card && won !== '0',
      placeholders: { ...result, won: 'won', card: true },
    },
    { name: 'card', isMet: ({ card }) => card, placeholders: { ...result, won: '0', card: true } },
    {
      name: 'drawPrize',
      isMet: ({ won }) => won !== '0',
      placeholders: { ...result, won: 'won', card: false },
    },
    { name: 'draw', isMet: always, placeholders: { ...result, won: '0', card: false } },
  ],
  refund: [{ name: '', isMet: always, placeholders: { ...amount, instanceId: 0, game: '{{game}}' } }],
  deposit: completion,
  withdrawal: completion,
  bonus: [
    { name: 'cash', isMet: ({ instant }) => instant, placeholders: { ...amount, instant: true } },
    { name: 'wagered', isMet: always, placeholders: { ...amount, instant: false } },
  ],
  gift: [
    {
      name: 'receivedOne',
      isMet: ({ event, plays }) => event === 'received' && plays === 1,
      placeholders: { ...gift, event: 'received', plays: 1 },
    },
    {
      name: 'received',
      isMet: ({ event }) => event === 'received',
      placeholders: { ...gift, event: 'received', plays: toNumber('plays') },
    },
    {
      name: 'returned',
      isMet: ({ friend }) => friend === null,
      placeholders: { ...gift, event: 'returned', friend: null, plays: 0 },
    },
    { name: 'returnedBy', isMet: always, placeholders: { ...gift, event: 'returned', plays: 0 } },
  ],
  verification: [
    {
      name: 'rejected',
      isMet: ({ verified }) => !verified,
      placeholders: { document: 'identity', verified: false },
    },
    {
      name: 'identity',
      isMet: ({ document }) => document === 'identity',
      placeholders: { document: 'identity', verified: true },
    },
    { name: 'address', isMet: always, placeholders: { document: 'address', verified: true } },
  ],
  supportAnswer: [{ name: '', isMet: always, placeholders: { code: '{{code}}', text: '{{text}}' } }],
  saferPlay: [
    { name: 'limit', isMet: ({ breakHours }) => breakHours === null, placeholders: { breakHours: null } },
    { name: 'break', isMet: always, placeholders: { breakHours: toNumber('breakHours') } },
  ],
  drawReminder: [
    {
      name: '',
      isMet: always,
      placeholders: { instanceId: 0, game: '{{game}}', startAt: toNumber('startAt'), plays: 0 },
    },
  ],
}

export const changeableKinds = Object.keys(notificationVariants) as ChangeableKind[]

export const isChangeable = (kind: NotificationKind): kind is ChangeableKind =>
  Object.hasOwn(notificationVariants, kind)
