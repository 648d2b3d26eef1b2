import { readFileSync } from 'node:fs'
import { setIdentityProvider, setWhitelabelPartner } from '#sign-in/partners.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'

/** A secret on the command line would stay in the history of a shell. */
const secretIn = (file: string): string => {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 16) throw new NotDone(`${file} holds no secret of at least 16 letters`)
  return secret
}

const requireTls = (address: string): void => {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new NotDone(`${address} is no https address`)
}

/** Who vouches for the operator's players by OpenID Connect. */
export const setProvider = (
  parts: OperatorParts,
  acting: Acting,
  issuer: string,
  { clientId, secretFile }: { readonly clientId: string; readonly secretFile: string },
): Promise<void> =>
  act(parts, acting, 'set-identity-provider', async tx => {
    requireTls(issuer)
    const secret = secretIn(secretFile)
    await setIdentityProvider(tx, parts.vault, acting.member.id, { issuer, clientId, secret })
    return { subject: 'identity-provider', after: { issuer, clientId }, result: undefined }
  })

/** The operator's own system, whose sessions are exchanged for ours. */
export const setPartner = (
  parts: OperatorParts,
  acting: Acting,
  endpoint: string,
  secretFile: string,
): Promise<void> =>
  act(parts, acting, 'set-whitelabel-partner', async tx => {
    requireTls(endpoint)
    await setWhitelabelPartner(tx, parts.vault, acting.member.id, { endpoint, secret: secretIn(secretFile) })
    return { subject: 'whitelabel-partner', after: { endpoint }, result: undefined }
  })
