import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import type { NewNotification, NotificationFacts, ResultFacts } from './notification-facts.ts'

const resultPath = ({ card, instanceId }: ResultFacts): string =>
  card ? '/tickets' : `/gameOver?id=${instanceId}`

const paths: { readonly [K in NotificationKind]: (facts: NotificationFacts[K]) => string } = {
  win: resultPath,
  result: resultPath,
  drawReminder: ({ instanceId }) => `/playout?id=${instanceId}`,
  refund: () => '/cashier/history',
  deposit: () => '/cashier/history',
  withdrawal: () => '/cashier/history',
  bonus: () => '/cashier',
  gift: () => '/gifts',
  verification: () => '/account/verification',
  security: () => '/account/password',
  supportAnswer: () => '/notifications',
  saferPlay: () => '/cashier/responsiblegaming/limits',
  message: () => '/notifications',
}

type Described = Pick<NewNotification, 'kind' | 'facts'>

/** The page of the site that shows more about a notification. */
export const notificationPath = ({ kind, facts }: Described): string =>
  (paths[kind] as (facts: object) => string)(facts)

export const findInstanceId = ({ facts }: Described): number | null =>
  'instanceId' in facts ? facts.instanceId : null
