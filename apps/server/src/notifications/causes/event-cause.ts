import { completedOrderStatus, depositOrderType } from '@fairground/contract/constants'
import type { EventPayload } from '@fairground/contract/events'
import { fromDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import type { NewNotification } from '#notifications/notification-facts.ts'
import { findPersistentEvent, type StoredEvent } from '#notifications/queries/persistent-events.ts'
import { type Expand, nothing } from './expansion.ts'

/** The events of a player that are notified. Other persistent events have other causes. */
interface Readers {
  readonly playerOrder: EventPayload<'playerOrder'>
  readonly playerCoupon: EventPayload<'playerCoupon'>
  readonly idVerification: EventPayload<'idVerification'>
  readonly addressVerification: EventPayload<'addressVerification'>
  readonly privateMessage: EventPayload<'privateMessage'>
}

type Contents = {
  readonly [K in NewNotification['kind']]: Pick<Extract<NewNotification, { kind: K }>, 'kind' | 'facts'>
}[NewNotification['kind']]

const toAmount = (amount: string, currency: string) => ({
  amount: String(fromDecimal(amount, parseCurrency(currency)).amount),
  currency,
})

const failedOrderStatus = 3

/** The player cancels an order on the page itself, so a cancellation is not notified. */
const readOrder = ({ orderType, orderStatus, ...order }: Readers['playerOrder']): Contents | undefined => {
  if (orderStatus !== completedOrderStatus && orderStatus !== failedOrderStatus) return undefined
  const facts = {
    ...toAmount(order.amount, order.currencyId),
    completed: orderStatus === completedOrderStatus,
  }
  return { kind: orderType === depositOrderType ? 'deposit' : 'withdrawal', facts }
}

const readers: { readonly [N in keyof Readers]: (payload: Readers[N]) => Contents | undefined } = {
  playerOrder: readOrder,
  playerCoupon: ({ amount, currencyId, instantCoupon }) => ({
    kind: 'bonus',
    facts: { ...toAmount(amount, currencyId), instant: instantCoupon },
  }),
  idVerification: ({ verificationStatus }) =>
    verificationStatus === 'VERIFIED' || verificationStatus === 'REJECTED'
      ? {
          kind: 'verification',
          facts: { document: 'identity', verified: verificationStatus === 'VERIFIED' },
        }
      : undefined,
  addressVerification: ({ addressVerified }) => ({
    kind: 'verification',
    facts: { document: 'address', verified: addressVerified },
  }),
  privateMessage: ({ title, message }) => ({ kind: 'message', facts: { title, text: message } }),
}

const isNotified = (name: string): name is keyof Readers => Object.hasOwn(readers, name)

const readEvent = ({ name, payload }: StoredEvent): Contents | undefined =>
  isNotified(name) ? (readers[name] as (payload: unknown) => Contents | undefined)(payload) : undefined

/** A persistent event of one player: the end of an order, a coupon, a verification or a message. */
export const expandEvent: Expand = async (tx, memberId, { ref }) => {
  const event = await findPersistentEvent(tx, memberId, ref)
  const contents = event && readEvent(event)
  if (!contents) return nothing
  const notification = { ...contents, playerId: event.playerId, subject: `event/${ref}` }
  return { notifications: [notification], lastPlayer: null }
}
