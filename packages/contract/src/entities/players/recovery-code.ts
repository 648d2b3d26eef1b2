import { Type } from 'typebox'

/** As typed: case, spaces and hyphens do not matter. */
export const RecoveryCode = Type.String({ minLength: 10, maxLength: 32 })

export const RecoveryCodes = Type.Array(Type.String({ pattern: '^[0-9A-Z]{5}-[0-9A-Z]{5}$' }), {
  description: 'Shown once. Empty if no codes were created.',
})
