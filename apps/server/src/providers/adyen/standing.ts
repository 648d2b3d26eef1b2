import type { Types } from '@adyen/api-library'

type Item = Types.notification.NotificationRequestItem

/** The page that was opened, as Adyen answered. */
export interface LinkTold {
  readonly kind: 'link'
  readonly id: string
  readonly url: string
  readonly payer: string
}

/** A signed message. Of its words only the token is not signed, so it is looked up before it is believed. */
interface ItemTold {
  readonly kind: 'item'
  readonly event: string
  readonly success: boolean
  readonly pspReference: string
  readonly amount: number
  readonly currency: string
  readonly token: string | null
}

const tokenNames = ['tokenization.storedPaymentMethodId', 'recurring.recurringDetailReference']

/** What is kept of a message. */
export const itemText = ({ eventCode, success, pspReference, amount, additionalData }: Item): string =>
  textOf({
    kind: 'item',
    event: eventCode,
    success: (success as string) === 'true',
    pspReference,
    amount: amount.value ?? 0,
    currency: amount.currency ?? '',
    token: tokenNames.map(name => additionalData?.[name]).find(token => token !== undefined) ?? null,
  })

export const textOf = (told: LinkTold | ItemTold): string => JSON.stringify(told)

/** What is certain of a payment from what was told of it, in whatever order and however often. */
export interface Standing {
  readonly link: LinkTold | undefined
  readonly state: 'unpaid' | 'refused' | 'completed' | 'refunded' | 'chargedBack'
  readonly pspReference: string
  readonly paid: bigint
  readonly currency: string
  readonly token: string | null
}

const takenBack = ['CHARGEBACK', 'SECOND_CHARGEBACK', 'CAPTURE_FAILED']
const givenBack = ['REFUND', 'CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL']
const notGivenBack = ['REFUND_FAILED', 'REFUNDED_REVERSED']

export const standingOf = (texts: readonly string[]): Standing => {
  const told = texts.map(text => JSON.parse(text) as LinkTold | ItemTold)
  const items = told.filter(each => each.kind === 'item')
  const has = (events: readonly string[]): boolean =>
    items.some(({ event, success }) => success && events.includes(event))
  const authorisations = items.filter(({ event }) => event === 'AUTHORISATION')
  const paid = authorisations.filter(({ success }) => success)
  const state = () => {
    if (paid.length === 0) return authorisations.length > 0 ? 'refused' : 'unpaid'
    if (has(takenBack)) return 'chargedBack'
    return has(givenBack) && !has(notGivenBack) ? 'refunded' : 'completed'
  }
  return {
    link: told.find(each => each.kind === 'link'),
    state: state(),
    pspReference: paid[0]?.pspReference ?? '',
    // Paid twice is another amount than was ordered, and so a matter for a person.
    paid: paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    currency: paid[0]?.currency ?? '',
    token: paid.find(({ token }) => token !== null)?.token ?? null,
  }
}
