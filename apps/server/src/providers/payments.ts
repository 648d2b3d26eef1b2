/** Ways to pay, as the contract names them. */
export type PaymentKind = 'card' | 'eWallet' | 'bank'

/** A card, wallet or account that the provider can charge and pay to again: its token, and a name for people. */
export interface PaymentSource {
  readonly token: string
  readonly kind: PaymentKind
  readonly label: string
}

export interface PaymentOrder {
  readonly memberId: number
  /** Ours, and once for all: the provider makes one payment for each. */
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
  readonly kind: PaymentKind
  /** Where the payer goes back to. */
  readonly returnUrl: string
  /** Charges this without a page. */
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

export interface PayoutOrder {
  readonly memberId: number
  readonly reference: string
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
}

interface WebhookHeaders {
  readonly [name: string]: string | string[] | undefined
}

/** A provider of payments. Whatever it does not answer for certain, it throws: then nobody knows, and may ask again. */
export interface PaymentProvider {
  readonly name: string
  /** Whose pages a site may show in a frame. */
  readonly pageOrigin: string
  openPayment(order: PaymentOrder): Promise<ProviderPayment>
  /** Undefined when it never had such an order. */
  findPayment(reference: string): Promise<ProviderPayment | undefined>
  refund(reference: string): Promise<ProviderPayment>
  openPayout(order: PayoutOrder): Promise<ProviderPayout>
  findPayout(reference: string): Promise<ProviderPayout | undefined>
  statement(memberId: number, from: number, to: number): Promise<readonly ProviderMovement[]>
  banks(country: string): Promise<readonly Bank[]>
  /** Undefined for what the provider did not write, or wrote too long ago. */
  readWebhook(headers: WebhookHeaders, body: Buffer, now: number): PaymentHint | undefined
}
