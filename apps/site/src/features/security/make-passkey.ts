import { catalogueFault } from '@fairground/client/catalogue-fault'
import type { Input, Output } from '@fairground/contract/operations'

type Created = Input<'finishPasskey'>['created']

export const canMakePasskeys = (): boolean => window.PublicKeyCredential !== undefined

/** Prompts the player through the browser. Cancelled and unsupported both fail as an invalid passkey. */
export const makePasskey = async (optionsJSON: Output<'beginPasskey'>['options']): Promise<Created> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // The contract accepts additional browser fields as an open record.
    return (await startRegistration({ optionsJSON })) as Created
  } catch (cause) {
    throw catalogueFault('security.passkeyNotValid', cause)
  }
}
