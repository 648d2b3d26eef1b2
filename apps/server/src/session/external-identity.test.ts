import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { runExampleClient } from '@fairground/testkit/server/run-example-client'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setIdentityProvider } from '#sign-in/partners.ts'
import { followRedirects, runInMember, startSandboxService } from './sandbox-service.test-support.ts'

const server = useTestServer({ crowd: 4 })
const password = demoPassword
const secret = 'a secret between the two'
let provider: Awaited<ReturnType<typeof startSandboxService>>

const issuer = () => `http://127.0.0.1:${provider.port}`
const redirectUri = () => `http://north.localhost:${new URL(server().baseUrl).port}/`

beforeAll(async () => {
  provider = await startSandboxService(
    'identity-provider',
    ['--redirect', redirectUri(), '--secret', secret],
    port => fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`),
  )
  await runInMember(server(), 1, (tx, vault) =>
    setIdentityProvider(tx, vault, 1, { issuer: issuer(), clientId: 'fairground', secret }),
  )
})
afterAll(() => provider?.stop())

/** Returns the query with which the provider redirects back. */
const returnFromProvider = async (name: string): Promise<string> => {
  const { url, state } = await server().rest().call('beginCodeAuthentication', {})
  const back = await followRedirects(`${url}&login_hint=${name}`, redirectUri())
  expect(back.searchParams.get('state')).toBe(state)
  return back.search.slice(1)
}

const link = async (username: string, name: string) => {
  const person = await server().login(username)
  await person.call('linkIdentity', { code: await returnFromProvider(name), password })
  return person
}

/** Returns an access token that the provider issued to one of its clients. */
const accessTokenFor = async (clientId: string, name: string): Promise<string> => {
  const config = await openid.discovery(
    new URL(issuer()),
    clientId,
    undefined,
    openid.ClientSecretBasic(secret),
    {
      execute: [openid.allowInsecureRequests],
    },
  )
  const verifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(),
    scope: 'openid',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: name,
  })
  const tokens = await openid.authorizationCodeGrant(config, await followRedirects(url.href, redirectUri()), {
    pkceCodeVerifier: verifier,
  })
  return tokens.access_token
}

const wrong = { code: 103, name: 'login.credentialsNotValid' }

describe('attemptCodeAuthentication', () => {
  it('signs in the player with the linked identity', async () => {
    const person = await link('crowd1', 'outside-1')
    expect(await person.call('listSecondFactors', {})).toMatchObject({ identity: true })
    const newcomer = server().rest()
    const answer = await newcomer.call('attemptCodeAuthentication', {
      code: await returnFromProvider('outside-1'),
    })
    expect(answer).toMatchObject({ result: 'success', player: { username: 'crowd1' } })
    await expect(newcomer.call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(
      await expectFault(newcomer.call, 'attemptCodeAuthentication', {
        code: await returnFromProvider('outside-1'),
      }),
    ).toMatchObject({ code: 104 })
  })

  it('refuses an identity that no player has linked', async () => {
    const code = await returnFromProvider('stranger')
    expect(await expectFault(server().rest().call, 'attemptCodeAuthentication', { code })).toMatchObject(
      wrong,
    )
  })

  it('refuses a used code, a changed state and an unrequested code', async () => {
    const { call } = server().rest()
    const code = await returnFromProvider('outside-1')
    await server().rest().call('attemptCodeAuthentication', { code })
    expect(await expectFault(call, 'attemptCodeAuthentication', { code })).toMatchObject(wrong)
    const other = (await returnFromProvider('outside-1')).replace(/state=[^&]+/, 'state=mine')
    expect(await expectFault(call, 'attemptCodeAuthentication', { code: other })).toMatchObject(wrong)
    expect(await expectFault(call, 'attemptCodeAuthentication', { code: 'code=x' })).toMatchObject(wrong)
  })

  it('refuses the code of one login with the state of another', async () => {
    const [own, other] = [await returnFromProvider('outside-1'), await returnFromProvider('stranger')]
    const state = new URLSearchParams(other).get('state') ?? ''
    const mixed = new URLSearchParams(own)
    mixed.set('state', state)
    expect(
      await expectFault(server().rest().call, 'attemptCodeAuthentication', { code: mixed.toString() }),
    ).toMatchObject(wrong)
  })

  it('refuses for an operator without a provider', async () => {
    const { call } = server().rest('south')
    expect(await expectFault(call, 'beginCodeAuthentication', {})).toMatchObject({ name: 'profile.notFound' })
    const code = await returnFromProvider('outside-1')
    expect(await expectFault(call, 'attemptCodeAuthentication', { code })).toMatchObject(wrong)
  })
})

describe('linkIdentity', () => {
  it('links an identity to one player only, and unlinking needs the password', async () => {
    const first = await link('crowd2', 'outside-2')
    const second = await server().login('crowd3')
    const code = await returnFromProvider('outside-2')
    expect(await expectFault(second.call, 'linkIdentity', { code, password })).toMatchObject({
      name: 'security.identityTaken',
    })
    expect(await expectFault(first.call, 'unlinkIdentity', { password: 'wrong123' })).toMatchObject({
      name: 'profile.passwordWrong',
    })
    await first.call('unlinkIdentity', { password })
    expect(await expectFault(first.call, 'unlinkIdentity', { password })).toMatchObject({
      name: 'profile.notFound',
    })
    await second.call('linkIdentity', { code: await returnFromProvider('outside-2'), password })
  })
})

describe('attemptAuthentication', () => {
  const attempt = (userId: string, accessToken: string) => ({ userId, accessToken, expiresIn: 3600 })

  it('trusts the provider and not the caller', async () => {
    await link('crowd4', 'outside-4')
    const accessToken = await accessTokenFor('fairground', 'outside-4')
    const answer = await server().rest().call('attemptAuthentication', attempt('outside-4', accessToken))
    expect(answer.player.username).toBe('crowd4')
    const { call } = server().rest()
    for (const [userId, token] of [
      ['outside-1', accessToken],
      ['outside-4', 'invented'],
      ['outside-4', await accessTokenFor('another', 'outside-4')],
    ] as const)
      expect(await expectFault(call, 'attemptAuthentication', attempt(userId, token))).toMatchObject(wrong)
    // A token may begin with a hyphen.
    const login = ['--user-id', 'outside-4', `--access-token=${accessToken}`]
    expect((await runExampleClient(server(), login)).operations).toContain('attemptAuthentication')
  })
})
