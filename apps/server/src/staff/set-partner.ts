import { setIdentityProvider, setWhitelabelPartner } from '#sign-in/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'

const minSecretLength = 16

const requireSecret = (secret: string): void => {
  if (secret.length < minSecretLength)
    throw new CommandRefused(`the secret must have at least ${minSecretLength} characters`)
}

const requireTls = (address: string): void => {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new CommandRefused(`${address} is not an https address`)
}

export interface IdentityProviderInput {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

/** Sets the OpenID Connect provider of the operator's players. */
export const setProvider = (
  deps: StaffDeps,
  acting: Acting,
  { issuer, clientId, secret }: IdentityProviderInput,
): Promise<void> =>
  act(deps, acting, 'set-identity-provider', async tx => {
    requireTls(issuer)
    requireSecret(secret)
    await setIdentityProvider(tx, deps.vault, acting.member.id, { issuer, clientId, secret })
    return { subject: 'identity-provider', after: { issuer, clientId }, result: undefined }
  })

/** Sets the operator's own system. Players exchange its sessions for sessions of the site. */
export const setPartner = (
  deps: StaffDeps,
  acting: Acting,
  endpoint: string,
  secret: string,
): Promise<void> =>
  act(deps, acting, 'set-whitelabel-partner', async tx => {
    requireTls(endpoint)
    requireSecret(secret)
    await setWhitelabelPartner(tx, deps.vault, acting.member.id, { endpoint, secret })
    return { subject: 'whitelabel-partner', after: { endpoint }, result: undefined }
  })
