import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 12 })
type Call = Awaited<ReturnType<TestServer['login']>>['call']

const password = 'wrong123'
const over = { name: 'security.secondStepOver' }
const home = { address: '2 Other Street', city: 'Leeds', province: '', postCode: 'LS1 1UR', country: 'GB' }
const payout = { requestId: randomUUID(), currencyId: 'EUR', amount: '5.00', methodId: '1' }

/** Every operation that compares the password of an open session. */
const guesses: readonly [string, (call: Call) => Promise<unknown>][] = [
  ['checkPassword', call => call('checkPassword', { password })],
  ['finishStepUp', call => call('finishStepUp', { password })],
  [
    'changePassword',
    call => call('changePassword', { oldPassword: password, newPassword: 'a-long-new-one-7' }),
  ],
  ['closeAccount', call => call('closeAccount', { password })],
  ['exportMyData', call => call('exportMyData', { password })],
  ['payoutSubmit', call => call('payoutSubmit', { ...payout, password })],
  ['updatePlayerEmail', call => call('updatePlayerEmail', { email: 'thief@example.test', password })],
  ['updatePlayerAddress', call => call('updatePlayerAddress', { ...home, password })],
  ['beginTotp', call => call('beginTotp', { password })],
  ['beginPasskey', call => call('beginPasskey', { password })],
]

const getOutcome = (work: Promise<unknown>) =>
  work.then(
    value => value,
    (error: { readonly faultName?: string }) => error.faultName,
  )

describe('a thief with a stolen token', () => {
  it.each(guesses.map((guess, i) => [guess[0], guess[1], `crowd${i + 1}`] as const))(
    'guesses at most five passwords by %s, and then the session is over',
    async (_, guess, username) => {
      const { call } = await server().login(username)
      for (let i = 0; i < 4; i++) expect(await getOutcome(guess(call))).not.toBe(over.name)
      expect(await getOutcome(guess(call))).toBe(over.name)
      expect(await expectFault(call, 'checkPassword', { password: demoPassword })).toMatchObject({
        name: 'login.notLoggedIn',
      })
      const [failures] = await server().sql(
        `SELECT f.count FROM login_failure f JOIN player p USING (member_id, username_key)
          WHERE p.username = '${username}' AND length(f.network_digest) > 0`,
      )
      expect(failures).toEqual({ count: 5 })
    },
  )

  it('cannot spread the guesses over operations or send them at once', async () => {
    const { call } = await server().login('crowd11')
    const outcomes = await Promise.all(guesses.map(([, guess]) => getOutcome(guess(call))))
    const compared = outcomes.filter(outcome => outcome !== over.name && outcome !== 'login.notLoggedIn')
    expect(compared.length).toBeLessThanOrEqual(4)
  })
})

it('a player who mistypes and then gets it right keeps the session, and the account is not locked', async () => {
  const { call } = await server().login('crowd12')
  for (let i = 0; i < 3; i++) expect(await call('checkPassword', { password })).toEqual({ result: 0 })
  for (let i = 0; i < 6; i++)
    expect(await call('checkPassword', { password: demoPassword })).toEqual({ result: 1 })
  expect(await expectFault(call, 'exportMyData', { password })).toMatchObject({
    name: 'profile.passwordWrong',
  })
  await call('finishStepUp', { password: demoPassword })
  await server().login('crowd12')
})
