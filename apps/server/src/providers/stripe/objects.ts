/** The parts of Stripe's objects that the platform reads. */
export interface StripeCard {
  readonly id: string
  readonly type: string
  readonly card?: { readonly last4: string }
}

export interface StripeCharge {
  readonly id: string
  readonly amount_refunded: number
  readonly disputed: boolean
}

export interface StripeIntent {
  readonly id: string
  readonly status: string
  readonly amount_received: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly last_payment_error?: {
    readonly code?: string
    readonly decline_code?: string
    readonly type?: string
  } | null
  readonly latest_charge?: StripeCharge | null
  readonly payment_method?: StripeCard | null
}

export interface StripeSession {
  readonly id: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  readonly mode: 'payment' | 'setup'
  readonly url: string | null
  readonly customer: string | null
  readonly payment_intent?: StripeIntent | null
  readonly setup_intent?: {
    readonly id: string
    readonly status: string
    readonly payment_method?: StripeCard | null
  } | null
}

export interface StripeDispute {
  readonly id: string
  readonly status: string
  readonly payment_intent: string | null
}
