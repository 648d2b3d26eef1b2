import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'

/** Payment methods as the contract names them. */
export type PaymentKind = 'card' | 'eWallet' | 'bank'

/** A card, wallet or account that the provider can charge and pay again, with a label for the player. */
export interface PaymentSource {
  readonly token: string
  readonly kind: PaymentKind
  readonly label: string
}

/** Our unique reference of an order. The provider makes at most one payment or payout per reference. */
export interface OrderRef {
  readonly memberId: number
  readonly reference: string
}

export interface PaymentOrder extends OrderRef {
  /** Pseudonym of the player. */
  readonly payer: string
  readonly amount: bigint
  readonly currency: string
  readonly kind: PaymentKind
  /** The page that the provider redirects to afterwards. */
  readonly returnUrl: string
  /** Charges this stored source. The payer authenticates on the provider's page, as strong customer authentication requires. */
  readonly token?: string
}

export interface ProviderPayment {
  readonly id: string
  readonly state: 'open' | 'pending' | 'completed' | 'failed' | 'refunded' | 'chargedBack'
  /** The amount that was paid. It can differ from the ordered amount. */
  readonly paid: bigint
  readonly currency: string
  readonly pageUrl: string
  readonly source: PaymentSource | null
  /** Why the payment failed; null unless it failed. */
  readonly refusal: PaymentRefusal | null
}

/** A stored source of a payer. */
export interface SourceRef {
  readonly memberId: number
  readonly payer: string
  readonly token: string
}

export interface PayoutOrder extends OrderRef {
  readonly amount: bigint
  readonly currency: string
  readonly token: string
}

export interface ProviderPayout {
  readonly state: 'pending' | 'paid' | 'rejected'
  readonly reason: string | null
}

export interface ProviderMovement {
  readonly at: number
  readonly kind: 'payment' | 'refund' | 'chargeBack' | 'payout'
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
}

export interface Bank {
  readonly id: string
  readonly name: string
}

/** An authenticated webhook: the order changed, so its status is checked again. */
export interface WebhookEvent {
  readonly eventId: string
  readonly reference: string
  /** The stored text of the webhook. */
  readonly text: string
}

/** Stored webhooks of an order, for providers without a status query. Each event is stored once. */
export interface WebhookStore {
  read(order: OrderRef): Promise<readonly string[]>
  save(order: OrderRef, event: Omit<WebhookEvent, 'reference'>): Promise<void>
}

export interface WebhookHeaders {
  readonly [name: string]: string | string[] | undefined
}

/** The provider's movements in a period, `to` excluded, in order of time. */
export interface PaymentStatements {
  statement(memberId: number, from: number, to: number): Promise<readonly ProviderMovement[]>
}

/** The providers of operators. An order names its provider, which stays responsible for it. */
export interface PaymentProviders {
  /** The provider for new payments of the operator. */
  findCurrent(memberId: number): Promise<PaymentProvider | undefined>
  findNamed(memberId: number, name: string): Promise<PaymentProvider | undefined>
  /** Every provider that may hold payments of the operator. */
  findAll(memberId: number): Promise<readonly PaymentProvider[]>
}

/** A payment provider. A method throws if the outcome is not certain, and may then be called again. */
export interface PaymentProvider extends PaymentStatements {
  readonly name: string
  /** Origin of the pages that a site may show in a frame. */
  readonly pageOrigin: string
  openPayment(order: PaymentOrder): Promise<ProviderPayment>
  /** Undefined if the provider does not know the order. */
  findPayment(order: OrderRef): Promise<ProviderPayment | undefined>
  /** Starts a refund and returns the current state, which may not be `refunded` yet. */
  refund(order: OrderRef): Promise<ProviderPayment>
  /** Cancels a payment that the payer has not finished, and returns its state: a finished one stays as it is. */
  cancelPayment(order: OrderRef): Promise<ProviderPayment | undefined>
  /** Deletes a stored source. Repeating it is safe. */
  forgetSource(source: SourceRef): Promise<void>
  openPayout(order: PayoutOrder): Promise<ProviderPayout>
  findPayout(order: OrderRef): Promise<ProviderPayout | undefined>
  banks(country: string): Promise<readonly Bank[]>
  /** Undefined if the webhook is not authentic or too old. */
  readWebhook(
    headers: WebhookHeaders,
    body: Buffer,
    now: number,
  ): Promise<readonly WebhookEvent[] | undefined> | readonly WebhookEvent[] | undefined
  /** Throws if the provider refuses the keys or the account. It changes nothing. */
  ping(memberId: number): Promise<void>
  /** The response body that acknowledges a webhook. */
  readonly webhookAnswer: string
}
