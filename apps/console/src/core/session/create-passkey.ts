import type {
  PasskeyCreationOptions,
  PasskeyRegistration,
} from '@fairground/contract/entities/players/passkey'
import type { Static } from 'typebox'

/** Creates a passkey on this device. Browsers add fields over time; only those of the contract are sent. */
export const createPasskey = async (
  options: Static<typeof PasskeyCreationOptions>,
): Promise<Static<typeof PasskeyRegistration>> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, clientExtensionResults, response } = await startRegistration({
    optionsJSON: options,
  })
  const { clientDataJSON, attestationObject } = response
  const created = { id, rawId, type, clientExtensionResults, response: { clientDataJSON, attestationObject } }
  return created as Static<typeof PasskeyRegistration>
}
