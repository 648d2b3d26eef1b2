/** What the operator's key seals in columns of tables. A value opens only for its own purpose. */
export const sealPurposes = {
  amlEntry: 'aml-entry',
  codeRequest: 'code-request',
  giftEmail: 'gift-email',
  identityCheck: 'identity-check',
  identityProvider: 'identity-provider',
  interactionNote: 'interaction-note',
  paymentProvider: 'payment-provider',
  pendingForm: 'pending-form',
  supportAnswers: 'support-answers',
  supportCase: 'support-case',
  webhook: 'webhook',
  webhookSecrets: 'webhook-secrets',
  whitelabelPartner: 'whitelabel-partner',
} as const
export type SealPurpose = (typeof sealPurposes)[keyof typeof sealPurposes]
