import * as openid from 'openid-client'

/** How an operator's players sign in with an identity they have elsewhere. */
export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
  /** The page of the operator's site to which the provider sends the browser back. */
  readonly redirectUri: string
}

/** What the browser must come back with. */
export interface CodeChecks {
  readonly verifier: string
  readonly nonce: string
  readonly state: string
}

const patienceSeconds = 5
const scope = 'openid'

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost'

/** The provider describes itself. Only one on this very machine may do so without TLS. */
const describe = ({ issuer, clientId, secret }: ProviderSettings): Promise<openid.Configuration> => {
  const url = new URL(issuer)
  return openid.discovery(url, clientId, undefined, openid.ClientSecretBasic(secret), {
    timeout: patienceSeconds,
    execute: isLoopback(url) ? [openid.allowInsecureRequests] : [],
  })
}

/** Where the browser is to go, and what it must come back with. */
export const beginCode = async (
  settings: ProviderSettings,
): Promise<CodeChecks & { readonly url: string }> => {
  const config = await describe(settings)
  const checks = {
    verifier: openid.randomPKCECodeVerifier(),
    nonce: openid.randomNonce(),
    state: openid.randomState(),
  }
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: settings.redirectUri,
    scope,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  })
  return { ...checks, url: url.href }
}

/** Whose code this is. Throws when it is nobody's, or was not asked for with these checks. */
export const subjectOfCode = async (
  settings: ProviderSettings,
  query: string,
  { verifier, nonce, state }: CodeChecks,
): Promise<string> => {
  const config = await describe(settings)
  const back = new URL(settings.redirectUri)
  back.search = query
  const tokens = await openid.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
    idTokenExpected: true,
  })
  const subject = tokens.claims()?.sub
  if (subject === undefined) throw new Error('the provider names nobody')
  return subject
}

/**
 * Whether the token is alive, of this person and was given to this very site: one given to another site proves only
 * that the person was there.
 */
export const ownsToken = async (
  settings: ProviderSettings,
  accessToken: string,
  subject: string,
): Promise<boolean> => {
  const config = await describe(settings)
  const told = await openid.tokenIntrospection(config, accessToken)
  if (!told.active || told.client_id !== settings.clientId || told.sub !== subject) return false
  const person = await openid.fetchUserInfo(config, accessToken, subject)
  return person.sub === subject
}
