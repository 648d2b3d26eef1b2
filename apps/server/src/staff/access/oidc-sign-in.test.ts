import { freePort } from '@fairground/testkit/services/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperatorCall, OperatorCallFault } from '@fairground/operator-client/operator-client'
import { followRedirects, startSandboxService } from '#session/sandbox-service.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

const secret = 'a secret between the two'
let books: Books
let staffConsole: TestConsole
let provider: Awaited<ReturnType<typeof startSandboxService>>

beforeAll(async () => {
  books = await openBooks()
  const consoleAddress = `http://localhost:${await freePort()}`
  provider = await startSandboxService(
    'identity-provider',
    ['--redirect', `${consoleAddress}/oidc`, '--secret', secret],
    port => fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`),
  )
  const issuer = `http://127.0.0.1:${provider.port}`
  staffConsole = await openTestConsole(books, {
    consoleAddress,
    identityProvider: { issuer, clientId: 'fairground', secret },
  })
})
afterAll(async () => {
  await staffConsole.close()
  await provider.stop()
  await books.close()
})

const signIn = async (name: string) => {
  const call = createOperatorCall(staffConsole.address, () => undefined)
  const { url } = await call('beginOidcSignIn', {})
  const back = await followRedirects(`${url}&login_hint=${name}`, `${staffConsole.address}/oidc`)
  const query = back.search.slice(1)
  return { query, session: await call('finishOidcSignIn', { query }) }
}

const findFault = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof OperatorCallFault ? error.fault.name : String(error)),
  )

describe('a sign-in with the identity provider', () => {
  it('links an existing account by its verified email, and has no proof for money', async () => {
    const email = 'olga@staff.example'
    const { staffId } = await staffConsole.hire(['kycAnalyst'], { email })
    const { session } = await signIn(email)
    expect(session.staffId).toBe(staffId)
    const call = createOperatorCall(staffConsole.address, () => session.token)
    expect(await call('getMe', {})).toMatchObject({ steppedUpUntil: null })
    const list = call('listDocumentRequests', { reason: 'the queue' }, books.memberId)
    expect(await findFault(list)).toBe('staff.stepUpRequired')
    expect((await signIn(email)).session.staffId).toBe(staffId)
    expect(await books.rows('SELECT issuer FROM staff_identity WHERE staff_id = $1', [staffId])).toHaveLength(
      1,
    )
  })

  it('needs a second factor', async () => {
    const email = 'single@staff.example'
    await staffConsole.hire(['support'], { email })
    expect(await findFault(signIn(email))).toBe('staff.mfaRequired')
  })

  it('refuses an email that the provider has not verified, unknown, disabled and sealed accounts', async () => {
    await staffConsole.hire(['support'], { email: 'vera@staff.example' })
    expect(await findFault(signIn('unverified-vera@staff.example'))).toBe('staff.proofNotValid')
    expect(await findFault(signIn('stranger@staff.example'))).toBe('staff.proofNotValid')
    const { staffId } = await staffConsole.hire(['support'], { email: 'left@staff.example' })
    await books.rows(`UPDATE staff SET status = 'disabled' WHERE id = $1`, [staffId])
    expect(await findFault(signIn('left@staff.example'))).toBe('staff.proofNotValid')
    await books.rows(`UPDATE staff SET status = 'active', break_glass = true WHERE id = $1`, [staffId])
    expect(await findFault(signIn('left@staff.example'))).toBe('staff.proofNotValid')
  })

  it('accepts a redirect once, and none that it did not start', async () => {
    const email = 'once@staff.example'
    await staffConsole.hire(['support'], { email })
    const { query } = await signIn(email)
    const call = createOperatorCall(staffConsole.address, () => undefined)
    expect(await findFault(call('finishOidcSignIn', { query }))).toBe('staff.proofNotValid')
    const forged = call('finishOidcSignIn', { query: 'code=abc&state=guessed' })
    expect(await findFault(forged)).toBe('staff.proofNotValid')
  })
})
