import { completedOrderStatus, depositOrderType } from '@fairground/contract/constants'
import type { FaultName } from '@fairground/contract/errors'
import type { EventMessage, EventPayload } from '@fairground/contract/events'
import { exactText } from '#core/money.ts'
import { trackOccasion } from '#shared/browser/tracking-pixel.ts'
import { queryClient } from '#core/query-client.ts'
import { reloadSession, sessionQuery } from '#core/session/session.ts'
import { announceSessionEnd } from '#core/session/session-end.ts'
import { t } from '#core/text/text.ts'
import { reloadNotifications, takeNotification } from '#core/notifications.ts'
import { toast } from '#core/toasts.ts'

const reloadEvents: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'playerSegment',
  'phoneVerified',
  'idVerification',
  'emailVerification',
  'addressVerification',
])

const documentEvents: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'idVerification',
  'addressVerification',
  'reloadVerificationRequest',
])

/** The fault for each reason that ended a session; an unlisted reason is a ban. */
const faultByReason: Readonly<Record<string, FaultName>> = {
  closed: 'session.closed',
  timedOut: 'session.restricted',
  selfExcluded: 'session.restricted',
}

/** The queries of the cashier that an order or a coupon outdates. */
const moneyQueries: ReadonlySet<unknown> = new Set([
  'depositOrder',
  'getDepositStep',
  'getPendingWithdrawals',
  'getWithdrawal',
  'getWithdrawalStep',
  'getBonuses',
  'getBonusOffers',
  'getReferralsReport',
  'getLimits',
  'searchTransactions',
  'searchTransactionsBetween',
])

const isCompletedDeposit = ({ orderType, orderStatus }: EventPayload<'playerOrder'>): boolean =>
  orderType === depositOrderType && orderStatus === completedOrderStatus

const notifyDeposit = ({ amount, currencyId }: EventPayload<'playerOrder'>): void => {
  // The deposit page shows the result itself.
  if (location.pathname !== '/deposit')
    toast({
      tone: 'info',
      title: t('news.deposited', { amount: exactText(amount, currencyId, 'always') }),
    })
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (session?.player?.statistics.lastDepositDate !== null) return
  trackOccasion(session.configuration, 'trackOnDeposit')
  void reloadSession()
}

/** The text for a completed or failed withdrawal; the page itself reports a cancellation. */
const withdrawalResultKey = ({ orderType, orderStatus }: EventPayload<'playerOrder'>) => {
  if (orderType !== 2) return null
  return orderStatus === completedOrderStatus
    ? 'news.withdrawn'
    : orderStatus === 3
      ? 'news.notWithdrawn'
      : null
}

const notifyWithdrawal = (order: EventPayload<'playerOrder'>): void => {
  const text = withdrawalResultKey(order)
  const amount = exactText(order.amount, order.currencyId, 'always')
  if (text !== null) toast({ tone: 'info', title: t(text, { amount }) })
}

/**
 * Notifies about events of the player. Pages show balances and joins themselves. clientLogin is ignored because the new
 * session receives it too; the server closes the old one with a reason.
 */
export const announcePlayerEvent = ([name, payload]: EventMessage): void => {
  if (name === 'clientInvalidate') announceSessionEnd(faultByReason[payload.reason] ?? 'session.banned')
  if (name === 'privateMessage')
    toast({ tone: 'info', title: payload.title, text: payload.message }, { stay: true })
  if (name === 'playerCoupon') {
    const amount = exactText(payload.amount, payload.currencyId)
    const text = t(payload.instantCoupon ? 'news.couponInstant' : 'news.couponBucket', { amount })
    toast({ tone: 'win', title: t('news.couponTitle'), text }, { stay: true })
  }
  if (name === 'playerOrder' || name === 'playerCoupon')
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => moneyQueries.has(queryKey[0]) })
  if (name === 'playerOrder' && isCompletedDeposit(payload)) notifyDeposit(payload)
  if (name === 'playerOrder') notifyWithdrawal(payload)
  if (name === 'playerNotification') takeNotification(payload)
  if (name === 'notificationsRead') reloadNotifications()
  if (reloadEvents.has(name)) void reloadSession()
  if (documentEvents.has(name)) void queryClient.invalidateQueries({ queryKey: ['listVerificationRequests'] })
}
