import type { PasskeyAssertion, PasskeyRequestOptions } from '@fairground/contract/entities/players/passkey'
import type { Static } from 'typebox'
import { create } from 'zustand'
import { queryClient } from '#core/query-client.ts'
import { type DemoStaff, getSettings } from '#core/settings.ts'

type Assertion = Static<typeof PasskeyAssertion>
type RequestOptions = Static<typeof PasskeyRequestOptions>

/** The member of the demo's staff with which this tab signed in. Undefined for a passkey of the device. */
export const useDemoStaff = create<{ readonly chosen: DemoStaff | undefined }>(() => ({
  chosen: undefined,
}))

/** Who signs with a software passkey: the one who was chosen, or after a reload the one who is signed in. */
const findDemoStaff = (): DemoStaff | undefined => {
  const { chosen } = useDemoStaff.getState()
  const me = queryClient.getQueryData<{ readonly name: string } | null>(['me'])
  return chosen ?? getSettings().demoStaff.find(({ name }) => name === me?.name)
}

/** Asks the device for its passkey, or the demo's software passkey in its place. */
export const proveByPasskey = async (options: RequestOptions): Promise<Assertion> => {
  const demoStaff = findDemoStaff()
  if (demoStaff) {
    const { signInSoftware } = await import('./software-passkey.ts')
    return signInSoftware(demoStaff.passkey, options)
  }
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return toAssertion(await startAuthentication({ optionsJSON: options }))
}

/** Browsers add fields over time. The contract is closed, so only those that it names are sent. */
const toAssertion = ({
  id,
  rawId,
  type,
  clientExtensionResults,
  response,
}: {
  readonly id: string
  readonly rawId: string
  readonly type: string
  readonly clientExtensionResults: object
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}): Assertion => {
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults,
    response: { clientDataJSON, authenticatorData, signature },
  } as Assertion
}
