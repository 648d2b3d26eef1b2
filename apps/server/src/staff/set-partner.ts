import { readFileSync } from 'node:fs'
import { setIdentityProvider, setWhitelabelPartner } from '#sign-in/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'

/** Secrets are read from a file, because a shell stores its command lines in a history. */
const readSecret = (file: string): string => {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 16) throw new CommandRefused(`${file} must contain a secret of at least 16 characters`)
  return secret
}

const requireTls = (address: string): void => {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new CommandRefused(`${address} is not an https address`)
}

/** Sets the OpenID Connect provider of the operator's players. */
export const setProvider = (
  deps: StaffDeps,
  acting: Acting,
  issuer: string,
  { clientId, secretFile }: { readonly clientId: string; readonly secretFile: string },
): Promise<void> =>
  act(deps, acting, 'set-identity-provider', async tx => {
    requireTls(issuer)
    const secret = readSecret(secretFile)
    await setIdentityProvider(tx, deps.vault, acting.member.id, { issuer, clientId, secret })
    return { subject: 'identity-provider', after: { issuer, clientId }, result: undefined }
  })

/** Sets the operator's own system. Players exchange its sessions for sessions of the site. */
export const setPartner = (
  deps: StaffDeps,
  acting: Acting,
  endpoint: string,
  secretFile: string,
): Promise<void> =>
  act(deps, acting, 'set-whitelabel-partner', async tx => {
    requireTls(endpoint)
    await setWhitelabelPartner(tx, deps.vault, acting.member.id, { endpoint, secret: readSecret(secretFile) })
    return { subject: 'whitelabel-partner', after: { endpoint }, result: undefined }
  })
