import type { Static } from 'typebox'
import type { Passkey } from '@fairground/contract/entities/players/passkey'
import type { PasskeyRow } from './queries/passkeys.ts'

export const passkeyView = (row: PasskeyRow): Static<typeof Passkey> => ({
  passkeyId: row.credential_id,
  name: row.name,
  madeAt: row.made_at,
  usedAt: row.used_at,
})
