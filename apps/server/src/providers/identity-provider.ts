import * as openid from 'openid-client'
import { isLoopback } from '#platform/network/loopback.ts'
import type { PartnerFetch } from './partner-fetch.ts'

/** An operator's OpenID Connect provider. */
export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
  /** The page that the provider redirects to. */
  readonly redirectUri: string
  /** `openid` by default. */
  readonly scope?: string
}

/** The values that the redirect is checked against. */
export interface CodeChecks {
  readonly verifier: string
  readonly nonce: string
  readonly state: string
}

const timeoutSeconds = 5
const defaultScope = 'openid'

/** Reads the provider's metadata. Only a provider on this machine may use plain HTTP. */
const discover = (
  { issuer, clientId, secret }: ProviderSettings,
  fetch: PartnerFetch,
): Promise<openid.Configuration> => {
  const url = new URL(issuer)
  return openid.discovery(url, clientId, undefined, openid.ClientSecretBasic(secret), {
    timeout: timeoutSeconds,
    [openid.customFetch]: fetch as openid.CustomFetch,
    execute: isLoopback(url.hostname) ? [openid.allowInsecureRequests] : [],
  })
}

/** The URL that starts the sign-in, with the values that the redirect is checked against. */
export const beginCode = async (
  settings: ProviderSettings,
  fetch: PartnerFetch,
): Promise<CodeChecks & { readonly url: string }> => {
  const config = await discover(settings, fetch)
  const checks = {
    verifier: openid.randomPKCECodeVerifier(),
    nonce: openid.randomNonce(),
    state: openid.randomState(),
  }
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: settings.redirectUri,
    scope: settings.scope ?? defaultScope,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  })
  return { ...checks, url: url.href }
}

/** Exchanges the code for the subject. Throws if the code is invalid or does not match the checks. */
export const redeemCode = async (
  settings: ProviderSettings,
  query: string,
  checks: CodeChecks,
  fetch: PartnerFetch,
): Promise<string> => (await redeemClaims(settings, query, checks, fetch)).sub

/** Exchanges the code for the claims of the identity token. */
export const redeemClaims = async (
  settings: ProviderSettings,
  query: string,
  { verifier, nonce, state }: CodeChecks,
  fetch: PartnerFetch,
): Promise<openid.IDToken> => {
  const config = await discover(settings, fetch)
  const back = new URL(settings.redirectUri)
  back.search = query
  const tokens = await openid.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the identity provider returned no subject')
  return claims
}

/**
 * Whether the token is active, belongs to the subject and was issued to this site. A token that was issued to another
 * site proves nothing here.
 */
export const ownsToken = async (
  settings: ProviderSettings,
  accessToken: string,
  subject: string,
  fetch: PartnerFetch,
): Promise<boolean> => {
  const config = await discover(settings, fetch)
  const introspection = await openid.tokenIntrospection(config, accessToken)
  if (!introspection.active || introspection.client_id !== settings.clientId || introspection.sub !== subject)
    return false
  const userInfo = await openid.fetchUserInfo(config, accessToken, subject)
  return userInfo.sub === subject
}
