import type { Input, Output } from '@fairground/contract/operations'

type Asked = NonNullable<Output<'beginSecondStep'>['passkey']>
type Answer = NonNullable<Input<'finishSecondStep'>['passkey']>

/** The browser asks for the passkey; the part that speaks with it is fetched by those who have one. */
export const askPasskey = async (asked: Asked): Promise<Answer> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const answer = await startAuthentication({ optionsJSON: asked })
  // Keys that hold undefined are no keys on the wire.
  return JSON.parse(JSON.stringify(answer)) as Answer
}
