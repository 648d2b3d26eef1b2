import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { mails, registerPlayer } from './profile.test-support.ts'

const server = useTestServer({ sandbox: true })

const newPlayer = () => registerPlayer(server())
const fresh = 'copper-kite-31'

describe('changePassword', () => {
  it('notifies the player by mail and keeps the current session', async () => {
    const { call, password: oldPassword, email, username } = await newPlayer()
    await call('changePassword', { oldPassword, newPassword: fresh })
    const [mail] = await mails(server(), email, 2)
    expect(mail!.subject).toBe('Your North password was changed')
    await call('loginCheck', {})
    const elsewhere = server().rest().call
    expect(await expectFault(elsewhere, 'login', { username, password: oldPassword })).toMatchObject({
      code: 103,
    })
    await elsewhere('login', { username, password: fresh })
  })

  it('ends every other session', async () => {
    const { call, password: oldPassword, playerId, member, token } = await newPlayer()
    // Drops the index that limits a player to one session, so that two exist.
    await server().sql('DROP INDEX one_live_session')
    await server().sql(
      `INSERT INTO session (member_id, player_id, token_hash) VALUES ($1, $2, sha256('left over'))`,
      [member.id, playerId],
    )
    await call('changePassword', { oldPassword, newPassword: fresh })
    const rows = await server().sql<{ end_reason: string | null }>(
      'SELECT end_reason FROM session WHERE player_id = $1 ORDER BY id',
      [playerId],
    )
    expect(rows.map(row => row.end_reason)).toEqual([null, 'password-changed'])
    expect(token.read()).toBeDefined()
  })

  it('invalidates earlier reset links', async () => {
    const { call, password: oldPassword, email, username } = await newPlayer()
    await call('requestResetPassword', { usernameOrEmail: username })
    const [mail] = await mails(server(), email, 2)
    const key = /[?]key=([\w-]+)/.exec(mail!.text)![1]!
    await call('changePassword', { oldPassword, newPassword: fresh })
    expect(await expectFault(call, 'resetPassword', { key, password: 'violet-oar-12' })).toMatchObject({
      name: 'registration.keyNotValid',
    })
  })

  it.each([
    [{ oldPassword: 'wrong1234' }, 'profile.passwordWrong'],
    [{ newPassword: 'lettersonly' }, 'registration.passwordTooWeak'],
    [{ newPassword: 'Password1' }, 'registration.passwordCommon'],
    [{ newPassword: 'maple-river-58' }, 'profile.passwordNotChanged'],
  ])('refuses %j with %s', async (more, name) => {
    const { call, password, username } = await newPlayer()
    const input = { oldPassword: password, newPassword: fresh, ...more }
    expect(await expectFault(call, 'changePassword', input)).toMatchObject({ name })
    await server().rest().call('login', { username, password })
  })

  it('succeeds for one of two concurrent calls', async () => {
    const { call, password: oldPassword } = await newPlayer()
    const outcomes = await Promise.allSettled(
      ['firstnew1', 'secondnew2'].map(newPassword => call('changePassword', { oldPassword, newPassword })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('changePassword2', () => {
  it('is refused unless the password must be changed', async () => {
    const { call } = await newPlayer()
    expect(await expectFault(call, 'changePassword2', { newPassword: fresh })).toMatchObject({ code: 102 })
  })

  it('sets the password once', async () => {
    const { call, username, playerId } = await newPlayer()
    await server().sql('UPDATE player SET change_password = true WHERE id = $1', [playerId])
    await call('changePassword2', { newPassword: fresh })
    expect(await expectFault(call, 'changePassword2', { newPassword: 'violet-oar-12' })).toMatchObject({
      code: 102,
    })
    await server().rest().call('login', { username, password: fresh })
  })
})
