import type { FaultName } from '@fairground/contract/errors'
import type { EventMessage, EventPayload } from '@fairground/contract/events'
import { exactText } from '#shared/money.ts'
import { trackOccasion } from '#shared/tracking-pixel.ts'
import { queryClient } from './query-client.ts'
import { reloadSession, sessionQuery } from './session.ts'
import { tellSessionEnd } from './session-end.ts'
import { t } from './text.ts'
import { tellNews } from './news.ts'

const reloads: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'playerSegment',
  'phoneVerified',
  'idVerification',
  'emailVerification',
  'addressVerification',
])

const aboutDocuments: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'idVerification',
  'addressVerification',
  'reloadVerificationRequest',
])

/** Why a session was ended; whatever is not named here is a ban. */
const endOfReason: Readonly<Record<string, FaultName>> = {
  closed: 'session.closed',
  timedOut: 'session.restricted',
  selfExcluded: 'session.restricted',
}

/** What the cashier's pages have read, and an order or a coupon changes. */
const aboutMoney: ReadonlySet<unknown> = new Set([
  'depositOrder',
  'getDepositStep',
  'getPendingWithdrawals',
  'getWithdrawal',
  'getWithdrawalStep',
  'getBonuses',
  'getLimits',
  'searchTransactions',
  'searchTransactionsBetween',
])

/** Specification section 9: order type 1 with status 2 is a completed deposit. */
const isDeposited = ({ orderType, orderStatus }: EventPayload<'playerOrder'>): boolean =>
  orderType === 1 && orderStatus === 2

const tellDeposit = ({ amount, currencyId }: EventPayload<'playerOrder'>): void => {
  // The page of the deposit says so itself.
  if (location.pathname !== '/deposit')
    tellNews({
      tone: 'info',
      title: t('news.deposited', { amount: exactText(amount, currencyId, 'always') }),
    })
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (session?.player?.statistics.lastDepositDate !== null) return
  trackOccasion(session.configuration, 'trackOnDeposit')
  void reloadSession()
}

/** How a withdrawal ended: paid, or not. Whoever cancels one sees it on the page. */
const endOfWithdrawal = ({ orderType, orderStatus }: EventPayload<'playerOrder'>) => {
  if (orderType !== 2) return null
  return orderStatus === 2 ? 'news.withdrawn' : orderStatus === 3 ? 'news.notWithdrawn' : null
}

const tellWithdrawal = (order: EventPayload<'playerOrder'>): void => {
  const text = endOfWithdrawal(order)
  const amount = exactText(order.amount, order.currencyId, 'always')
  if (text !== null) tellNews({ tone: 'info', title: t(text, { amount }) })
}

/**
 * Pushed events of one player that are news in themselves. Balances and joins are shown where they belong, and
 * clientLogin is not told here: the new session hears it too, and the server says goodbye to the old one.
 */
export const tellPlayerNews = ([name, payload]: EventMessage): void => {
  if (name === 'clientInvalidate') tellSessionEnd(endOfReason[payload.reason] ?? 'session.banned')
  if (name === 'privateMessage')
    tellNews({ tone: 'info', title: payload.title, text: payload.message }, { stay: true })
  if (name === 'playerCoupon') {
    const amount = exactText(payload.amount, payload.currencyId)
    const text = t(payload.instantCoupon ? 'news.couponInstant' : 'news.couponBucket', { amount })
    tellNews({ tone: 'win', title: t('news.couponTitle'), text }, { stay: true })
  }
  if (name === 'playerOrder' || name === 'playerCoupon')
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutMoney.has(queryKey[0]) })
  if (name === 'playerOrder' && isDeposited(payload)) tellDeposit(payload)
  if (name === 'playerOrder') tellWithdrawal(payload)
  if (reloads.has(name)) void reloadSession()
  if (aboutDocuments.has(name)) void queryClient.invalidateQueries({ queryKey: ['listVerificationRequests'] })
}
