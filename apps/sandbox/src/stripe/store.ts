import { randomUUID } from 'node:crypto'
import type { Webhooks } from './webhooks.ts'

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

type Metadata = Readonly<Record<string, string>>

export interface Card {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  customer: string | null
  readonly card: { readonly last4: string; readonly brand: 'visa' }
}

interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly metadata: Metadata
  readonly payment_intent: string
  amount_refunded: number
  disputed: boolean
}

export interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  readonly amount: number
  amount_received: number
  readonly currency: string
  readonly metadata: Metadata
  last_payment_error: object | null
  latest_charge: Charge | null
  payment_method: Card | null
}

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  url: string | null
  readonly customer: string
  readonly client_reference_id: string
  readonly success_url: string
  readonly metadata: Metadata
  readonly intent: Intent
}

export interface NewSession {
  readonly mode: Session['mode']
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly reference: string
  readonly successUrl: string
}

interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  status: string
  readonly charge: string
  readonly payment_intent: string
  readonly amount: number
}

interface Transaction {
  readonly id: string
  readonly object: 'balance_transaction'
  readonly type: string
  readonly reporting_category: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly source: object
}

/** Stores the objects and sends their events. */
export const createStore = (webhooks: Webhooks, address: string) => {
  const customers = new Map<string, { readonly id: string; readonly payer: string }>()
  const sessions = new Map<string, Session>()
  const cards = new Map<string, Card>()
  const disputes: Dispute[] = []
  const transactions: Transaction[] = []
  const move = (category: string, amount: number, currency: string, source: object): void =>
    void transactions.push({
      id: newId('txn'),
      object: 'balance_transaction',
      type: category === 'dispute' ? 'adjustment' : category,
      reporting_category: category,
      amount,
      currency,
      created: nowSeconds(),
      source,
    })
  const findByReference = (reference: string): Session | undefined =>
    [...sessions.values()].find(session => session.client_reference_id === reference)
  const findIntent = (id: string): Intent | undefined =>
    [...sessions.values()].find(({ intent }) => intent.id === id)?.intent

  return {
    session: (id: string) => sessions.get(id),
    sessions: () => [...sessions.values()],
    findByReference,
    findIntent,
    findCustomers: (payer: string) => [...customers.values()].filter(each => each.payer === payer),
    addCustomer(payer: string) {
      const customer = { id: newId('cus'), payer }
      customers.set(customer.id, customer)
      return customer
    },
    open({ mode, amount, currency, customer, reference, successUrl }: NewSession): Session {
      const id = newId('cs_test')
      const metadata = { reference }
      const session: Session = {
        id,
        object: 'checkout.session',
        mode,
        status: 'open',
        payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
        url: `${address}/pay/${id}`,
        customer,
        client_reference_id: reference,
        success_url: successUrl,
        metadata,
        intent: {
          id: newId(mode === 'setup' ? 'seti' : 'pi'),
          object: 'payment_intent',
          status: 'requires_payment_method',
          amount,
          amount_received: 0,
          currency,
          metadata,
          last_payment_error: null,
          latest_charge: null,
          payment_method: null,
        },
      }
      sessions.set(id, session)
      return session
    },
    expire(session: Session): Session {
      session.status = 'expired'
      session.url = null
      webhooks.notify('checkout.session.expired', { ...session, intent: undefined })
      return session
    },
    pay(session: Session, number: string): void {
      const { intent } = session
      const card: Card = {
        id: newId('pm'),
        object: 'payment_method',
        type: 'card',
        customer: session.customer,
        card: { last4: number.slice(-4), brand: 'visa' },
      }
      cards.set(card.id, card)
      intent.status = 'succeeded'
      intent.amount_received = intent.amount
      intent.payment_method = card
      session.status = 'complete'
      session.url = null
      if (session.mode === 'payment') {
        session.payment_status = 'paid'
        intent.latest_charge = {
          id: newId('ch'),
          object: 'charge',
          amount: intent.amount,
          metadata: intent.metadata,
          payment_intent: intent.id,
          amount_refunded: 0,
          disputed: false,
        }
        move('charge', intent.amount, intent.currency, intent.latest_charge)
        webhooks.notify('payment_intent.succeeded', { ...intent })
      }
      webhooks.notify('checkout.session.completed', { ...session, intent: undefined })
    },
    decline(session: Session, declineCode: string): void {
      session.intent.last_payment_error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: declineCode,
      }
      webhooks.notify('payment_intent.payment_failed', { ...session.intent })
    },
    refund(intent: Intent, metadata: Metadata) {
      const charge = intent.latest_charge
      if (!charge || charge.amount_refunded > 0 || charge.disputed) return undefined
      charge.amount_refunded = charge.amount
      const refund = {
        id: newId('re'),
        object: 'refund',
        amount: charge.amount,
        payment_intent: intent.id,
        metadata,
        status: 'succeeded',
      }
      move('refund', -charge.amount, intent.currency, refund)
      webhooks.notify('charge.refunded', { ...charge })
      return refund
    },
    /** The bank of the payer takes the money back. The event names the payment, not the order. */
    chargeBack({ intent }: Session): void {
      const charge = intent.latest_charge
      if (!charge) return
      charge.disputed = true
      const dispute: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        status: 'needs_response',
        charge: charge.id,
        payment_intent: intent.id,
        amount: charge.amount,
      }
      disputes.push(dispute)
      move('dispute', -charge.amount, intent.currency, dispute)
      webhooks.notify('charge.dispute.created', { ...dispute })
    },
    findDisputes: (intent: string) => disputes.filter(each => each.payment_intent === intent),
    detach(id: string): Card | 'detached' | undefined {
      const card = cards.get(id)
      if (!card) return undefined
      if (card.customer === null) return 'detached'
      card.customer = null
      return card
    },
    transactions: () => transactions,
  }
}

export type Store = ReturnType<typeof createStore>
