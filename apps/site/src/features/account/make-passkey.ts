import { callFault } from '@fairground/client/call-fault'
import type { Input, Output } from '@fairground/contract/operations'

type Created = Input<'finishPasskey'>['created']

export const canMakePasskeys = (): boolean => window.PublicKeyCredential !== undefined

/** The browser asks the player; turned down, or not possible here, it is refused as a passkey would be. */
export const makePasskey = async (optionsJSON: Output<'beginPasskey'>['options']): Promise<Created> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // What the browser adds of its own is an open record to the contract.
    return (await startRegistration({ optionsJSON })) as Created
  } catch (cause) {
    throw callFault('security.passkeyNotValid', cause)
  }
}
