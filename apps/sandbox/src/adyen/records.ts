export interface Amount {
  readonly value: number
  readonly currency: string
}

export interface LinkRequest {
  readonly merchantAccount: string
  readonly reference: string
  readonly amount: Amount
  readonly shopperReference: string
  readonly returnUrl: string
}

export interface Link extends LinkRequest {
  readonly id: string
  readonly status: 'active' | 'completed' | 'expired'
  /** The reference of the payment made with this link. */
  readonly pspReference: string | null
}

export interface TransferRequest {
  readonly amount: Amount
  readonly balanceAccountId: string
  readonly reference: string
  readonly counterparty: {
    readonly card: { readonly cardIdentification: { readonly storedPaymentMethodId: string } }
  }
}

export interface Transfer extends TransferRequest {
  readonly id: string
  readonly status: string
  readonly sequenceNumber: number
  readonly createdAt: string
}

export interface StoredCard {
  readonly id: string
  readonly type: 'scheme'
  readonly lastFour: string
  readonly holderName: string
  readonly shopperReference: string
}

/** The item of a payment webhook. */
export interface Item {
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly pspReference: string
  readonly originalReference?: string
  readonly eventCode: string
  readonly success: 'true' | 'false'
  readonly amount: Amount
  readonly reason?: string
  readonly additionalData?: Readonly<Record<string, string>>
}
