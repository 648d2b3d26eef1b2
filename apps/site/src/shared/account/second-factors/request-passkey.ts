import type { Input, Output } from '@fairground/contract/operations'

export type PasskeyRequest = NonNullable<Output<'beginSecondStep'>['passkey']>
type Answer = NonNullable<Input<'finishSecondStep'>['passkey']>

/** Prompts for the passkey. The WebAuthn library loads on demand, because few players need it. */
export const requestPasskey = async (request: PasskeyRequest): Promise<Answer> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const answer = await startAuthentication({ optionsJSON: request })
  // Removes undefined values, which the contract does not accept.
  return JSON.parse(JSON.stringify(answer)) as Answer
}
