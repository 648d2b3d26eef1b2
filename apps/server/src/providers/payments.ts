/** Ways to pay, as the contract names them. */
export type PaymentKind = 'card' | 'eWallet' | 'bank'

/** A card, wallet or account that the provider can charge and pay to again: its token, and a name for people. */
export interface PaymentSource {
  readonly token: string
  readonly kind: PaymentKind
  readonly label: string
}

/** An order by our own name for it, of which there is one: the provider makes one payment or payout for each. */
export interface OrderRef {
  readonly memberId: number
  readonly reference: string
}

export interface PaymentOrder extends OrderRef {
  /** Who pays, by a name that tells nobody else anything. */
  readonly payer: string
  readonly amount: bigint
  readonly currency: string
  readonly kind: PaymentKind
  /** Where the payer goes back to. */
  readonly returnUrl: string
  /** Charges this, without a page where the provider needs none. */
  readonly token?: string
}

export interface ProviderPayment {
  readonly id: string
  readonly state: 'open' | 'pending' | 'completed' | 'failed' | 'refunded' | 'chargedBack'
  /** What was really paid, which need not be what was asked for. */
  readonly paid: bigint
  readonly currency: string
  readonly pageUrl: string
  readonly source: PaymentSource | null
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

/** A genuine message of the provider: something of this order changed, so it is worth asking. */
export interface PaymentHint {
  readonly eventId: string
  readonly reference: string
  /** What is kept of the message. */
  readonly text: string
}

/** What a provider has told of an order, for adapters of those that cannot be asked: each thing is kept once. */
export interface Told {
  read(order: OrderRef): Promise<readonly string[]>
  keep(order: OrderRef, hint: Omit<PaymentHint, 'reference'>): Promise<void>
}

export interface WebhookHeaders {
  readonly [name: string]: string | string[] | undefined
}

/** What a provider says has moved: from one time until before another, in the order in which it did. */
export interface PaymentStatements {
  statement(memberId: number, from: number, to: number): Promise<readonly ProviderMovement[]>
}

/** A provider of payments. Whatever it does not answer for certain, it throws: then nobody knows, and may ask again. */
export interface PaymentProvider extends PaymentStatements {
  readonly name: string
  /** Whose pages a site may show in a frame. */
  readonly pageOrigin: string
  openPayment(order: PaymentOrder): Promise<ProviderPayment>
  /** Undefined when it never had such an order. */
  findPayment(order: OrderRef): Promise<ProviderPayment | undefined>
  /** What it is then, which is not refunded yet where the provider takes its time. */
  refund(order: OrderRef): Promise<ProviderPayment>
  openPayout(order: PayoutOrder): Promise<ProviderPayout>
  findPayout(order: OrderRef): Promise<ProviderPayout | undefined>
  banks(country: string): Promise<readonly Bank[]>
  /** Undefined for what the provider did not write, or wrote too long ago. */
  readWebhook(headers: WebhookHeaders, body: Buffer, now: number): readonly PaymentHint[] | undefined
  /** What it wants to read when its message was taken. */
  readonly webhookAnswer: string
}
