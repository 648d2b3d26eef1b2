import { sealPurposes, type SealPurpose } from './seal-purposes.ts'

export interface SealedColumn {
  readonly table: string
  readonly column: string
}

/** Every column with values of the operator's key. `fairground keys reseal` seals them again with the newest version. */
export const sealedColumns: { readonly [P in SealPurpose]: SealedColumn } = {
  [sealPurposes.amlEntry]: { table: 'aml_entry', column: 'sealed' },
  [sealPurposes.codeRequest]: { table: 'code_request', column: 'sealed' },
  [sealPurposes.giftEmail]: { table: 'gift', column: 'email_sealed' },
  [sealPurposes.identityCheck]: { table: 'identity_check_provider', column: 'sealed_secrets' },
  [sealPurposes.identityProvider]: { table: 'identity_provider', column: 'sealed_secret' },
  [sealPurposes.interactionNote]: { table: 'interaction', column: 'sealed_note' },
  [sealPurposes.paymentProvider]: { table: 'payment_provider', column: 'sealed_secrets' },
  [sealPurposes.pendingForm]: { table: 'pending_form', column: 'sealed' },
  [sealPurposes.supportAnswers]: { table: 'support_case', column: 'sealed_answers' },
  [sealPurposes.supportCase]: { table: 'support_case', column: 'sealed' },
  [sealPurposes.webhook]: { table: 'payment_inbox', column: 'sealed' },
  [sealPurposes.webhookSecrets]: { table: 'webhook_endpoint', column: 'sealed_secrets' },
  [sealPurposes.whitelabelPartner]: { table: 'whitelabel_partner', column: 'sealed_secret' },
}

/** The keys of players, wrapped with the operator's key. */
export const playerKeyColumn: SealedColumn = { table: 'player_key', column: 'wrapped' }
