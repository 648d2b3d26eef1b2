/** What the operator's key seals in columns of tables. A value opens only for its own purpose. */
export const sealPurposes = {
  codeRequest: 'code-request',
  giftEmail: 'gift-email',
  identityProvider: 'identity-provider',
  pendingForm: 'pending-form',
  supportAnswers: 'support-answers',
  supportCase: 'support-case',
  webhook: 'webhook',
  whitelabelPartner: 'whitelabel-partner',
} as const
export type SealPurpose = (typeof sealPurposes)[keyof typeof sealPurposes]
