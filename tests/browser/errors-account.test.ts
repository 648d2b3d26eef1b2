import { changeDetails } from '@fairground/server/profile/change-details'
import { runInMember } from '@fairground/server/session/sandbox-service.test-support'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { securityPage } from './pages/account.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { forgotPassword } from './pages/passwords.ts'
import { registration } from './pages/registration.ts'
import { timeoutPage } from './pages/safer-play.ts'
import { stepUpModal } from './pages/step-up-modal.ts'
import { newVisitor } from './support/browser.ts'
import { enterAs } from './support/enter-as.ts'
import { startIdentityProvider } from './support/identity-provider.ts'
import { runOperatorCommand } from './support/operator-command.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { waitForLink } from './support/sent-messages.ts'
import { isShort } from './support/short-run.ts'
import { changeData, followPath, waitForCaches, waitForFault, whileRefusing } from './support/shown-faults.ts'
import { useSiteWorld } from './support/site-world.ts'

const member: DemoMember = { ...demoMembers[0]!, games: [] }
const crowd = [
  'expired',
  'locked',
  'resting',
  'temporary',
  'stale',
  'idle',
  'lost',
  'shut',
  'paused',
] as const
const world = useSiteWorld('errors-account', () => ({
  members: [member],
  crowd,
  details: true,
  staffed: true,
}))
const address = (path = '/') => world().address(member, path)
const change = (sql: string) => changeData(world(), sql)

const openPage = async (path: string): Promise<Page> => {
  const { context } = await newVisitor(world().browser, 1280, { calm: true })
  const page = await context.newPage()
  await page.goto(address(path))
  return page
}

describe.skipIf(isShort)('a refused login', () => {
  it.each([
    ['an expired account', 'expired', `status = 'expired'`, 'This account has expired. Please contact us.'],
    ['a locked account', 'locked', `status = 'locked'`, 'This account is locked. Please contact us.'],
    [
      'a break',
      'resting',
      `status = 'timedOut'`,
      'You’ve restricted this account. Your balance is safe. Please contact support.',
    ],
    [
      'an old temporary password',
      'temporary',
      `temporary_until = now() - interval '1 hour'`,
      'This account has no temporary password. Please request a new one.',
    ],
    [
      'a password that must be changed',
      'stale',
      'change_password = true',
      'Your current password can no longer be used.',
    ],
  ])('says why after %s', async (_, username, state, text) => {
    await change(`UPDATE player SET ${state} WHERE username = '${username}'`)
    const page = await openPage('/?login=true')
    await loginModal(page).logIn(username, demoPassword)
    await page.getByText(text).first().waitFor()
    await page.context().close()
  })

  it('says that another tab has logged in already', async () => {
    const { context } = await newVisitor(world().browser, 1280, { calm: true })
    const late = await context.newPage()
    const sockets = new Set<WebSocketRoute>()
    await late.routeWebSocket(/./, socket => {
      socket.connectToServer()
      sockets.add(socket)
    })
    await late.goto(address('/?login=true'))
    await loginModal(late).dialog.waitFor()
    const early = await context.newPage()
    await early.goto(address('/?login=true'))
    await loginModal(early).logIn('rowan', demoPassword)
    await header(early).balance.waitFor()
    // The late tab connects again with the token of the early one.
    await Promise.all([...sockets].map(socket => socket.close()))
    await late.getByText('We saved what you typed').waitFor()
    await loginModal(late).logIn('rowan', demoPassword)
    await late.getByText('You’re already logged in. Log out first to use another account.').waitFor()
    await context.close()
  })

  it('forbids the forced change of a password that is still valid', async () => {
    const { page, visit } = await enterAs(world(), member, 'rowan', 390)
    await visit('/password?changeNow=true')
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill('wisteria-crescent-14')
    await page.getByRole('button', { name: 'Save password' }).click()
    await waitForFault(page, 'login.notAuthorized')
    await page.context().close()
  })
})

describe.skipIf(isShort)('a session that ended', () => {
  const endSession = (username: string, end: string) =>
    change(`UPDATE session SET ${end} WHERE ended_at IS NULL
       AND player_id = (SELECT id FROM player WHERE username = '${username}')`)

  it.each([
    ['idle', 'session.timeout', `seen_at = now() - interval '2 hours'`],
    ['lost', 'session.lost', `ended_at = now(), end_reason = 'logout'`],
  ] as const)('is announced with the next call: %s', async (username, name, end) => {
    const { page } = await enterAs(world(), member, username, 390)
    await endSession(username, end)
    await waitForCaches(page)
    await followPath(page, '/account/password')
    await waitForFault(page, name)
    await page.context().close()
  })

  it.each([
    ['bob', 'ban', 'session.banned'],
    ['shut', 'close', 'session.closed'],
  ] as const)('is announced at once: %s', async (username, command, name) => {
    const { page } = await enterAs(world(), member, username, 390)
    await runOperatorCommand(world().stack, member.code, [command, username], 'ines')
    await waitForFault(page, name)
    await page.context().close()
  })

  it('is announced in another tab and on another device', async () => {
    const first = await enterAs(world(), member, 'paused', 390)
    const { page, visit } = await enterAs(world(), member, 'paused', 1280)
    await waitForFault(first.page, 'session.loginElsewhere')
    const tab = await page.context().newPage()
    await tab.goto(address())
    await header(tab).balance.waitFor()
    await visit('/cashier/responsiblegaming/timeout')
    await timeoutPage(page).takeADay()
    await waitForFault(tab, 'session.restricted')
    for (const each of [first.page, page]) await each.context().close()
  })
})

describe.skipIf(isShort)('the protection of an account', () => {
  const ofAlice = `member_id = ${member.id} AND player_id = (SELECT id FROM player WHERE username = 'alice')`
  const alice = `SELECT member_id, id FROM player WHERE username = 'alice'`

  const confirmIn = async (page: Page, dialog: string, button: string): Promise<void> => {
    const prompt = page.getByRole('dialog', { name: dialog })
    await prompt.getByLabel('Your password').fill(demoPassword)
    await prompt.getByRole('button', { name: button }).click()
  }
  const close = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  it('refuses a wrong, late or second authenticator app', async () => {
    const { page, visit } = await enterAs(world(), member, 'alice', 390)
    await visit('/account/password')
    const setUp = page.getByRole('main').getByRole('button', { name: /Set up/ })
    const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
    const tryCode = async (code: string): Promise<void> => {
      await dialog.getByLabel('Code from the app').fill(code)
      await dialog.getByRole('button', { name: 'Turn on' }).click()
    }
    await setUp.click()
    await confirmIn(page, 'Authenticator app', 'Continue')
    await tryCode('000000')
    await waitForFault(page, 'security.codeNotValid')
    await change(`DELETE FROM totp WHERE ${ofAlice}`)
    await waitToPressAgain(page)
    await tryCode('111111')
    await waitForFault(page, 'security.notBegun')
    await close(page)

    await change(
      `INSERT INTO totp (member_id, player_id, sealed_secret, confirmed_at)
       SELECT member_id, id, '\\x00', now() FROM (${alice}) AS alice`,
    )
    await setUp.click()
    await confirmIn(page, 'Authenticator app', 'Continue')
    await waitForFault(page, 'security.totpAlreadyOn')
    await change(`DELETE FROM totp WHERE ${ofAlice}`)
    await page.context().close()
  })

  it('refuses a wrong passkey, a wrong recovery code and a late answer', async () => {
    const { page, visit } = await enterAs(world(), member, 'alice', 1280)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await visit('/account/password')
    const add = page.getByRole('main').getByRole('button', { name: 'Add a passkey' })
    await change(
      `INSERT INTO passkey (member_id, player_id, credential_id, public_key, name)
       SELECT member_id, id, 'planted-passkey-' || n, '\\x00', 'Planted ' || n
         FROM (${alice}) AS alice, generate_series(1, 10) AS n`,
    )
    await add.click()
    await confirmIn(page, 'Add a passkey', 'Create passkey')
    await waitForFault(page, 'security.tooManyPasskeys')
    await change(`DELETE FROM passkey WHERE ${ofAlice}`)
    await waitToPressAgain(page)
    await confirmIn(page, 'Add a passkey', 'Create passkey')
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
    await shown.waitFor()
    const [recoveryCode = ''] = await shown.getByRole('listitem').allInnerTexts()
    await shown.getByRole('button', { name: 'I’ve saved my codes' }).click()

    // An authenticator that was copied is behind the counter.
    await change(`UPDATE passkey SET counter = 1000000 WHERE ${ofAlice}`)
    await page.evaluate(() => localStorage.clear())
    await visit('/?login=true')
    await loginModal(page).logIn('alice', demoPassword)
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await waitForFault(page, 'security.passkeyNotValid')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill('AAAAA-AAAAA')
    await confirm.click()
    await waitForFault(page, 'security.recoveryCodeNotValid')
    await change(`UPDATE second_step SET expires_at = now() - interval '1 minute' WHERE ${ofAlice}`)
    await waitToPressAgain(page)
    await confirm.click()
    await waitForFault(page, 'security.secondStepOver')

    await loginModal(page).logIn('alice', demoPassword)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await confirm.click()
    await header(page).balance.waitFor()
    await visit('/account/password')
    const remove = page.getByRole('main').getByRole('button', { name: 'Remove Passkey' })
    await remove.waitFor()
    await change(`DELETE FROM passkey WHERE ${ofAlice}`)
    await remove.click()
    await confirmIn(page, 'Remove passkey Passkey', 'Remove')
    await waitForFault(page, 'profile.notFound')
    await close(page)
    await page.getByRole('main').getByRole('button', { name: 'New codes' }).click()
    await stepUpModal(page).prove(demoPassword)
    await waitForFault(page, 'security.secondFactorMissing')
    await page.context().close()
  })

  it('refuses an identity that another player has linked', async () => {
    const name = 'Beacon ID'
    const provider = await startIdentityProvider(world(), member, name)
    try {
      const { page, visit } = await enterAs(world(), member, 'rowan', 1280)
      const security = securityPage(page)
      const link = () => security.linkedSignIn.getByRole('button', { name: 'Link' }).click()
      await visit('/account/password')
      await link()
      await provider.signIn(page, 'rowan-elsewhere')
      await security.confirmLink(name, demoPassword)
      await change(`UPDATE outside_identity SET player_id = (SELECT id FROM player WHERE username = 'alice')`)
      await visit('/account/password')
      await link()
      await confirmIn(page, `Link ${name}`, 'Link')
      await waitForFault(page, 'security.identityTaken')
      await page.context().close()
    } finally {
      await provider.stop()
    }
  })
})

describe.skipIf(isShort)('a refused registration', () => {
  const newt = { username: 'newt', email: 'newt@mail.example', password: 'wisteria-crescent-14' }
  const takenPhone = '07400 123456'
  const takenId = 'AB 12 34 56 C'
  const ownId = 'QQ 99 88 77 C'

  const giveAliceDetails = async (): Promise<void> => {
    const { rows } = await asOwner(world().stack.ownerUrl, client =>
      client.query<{ id: number }>(`SELECT id FROM player WHERE username = 'alice'`),
    )
    const player = { memberId: member.id, playerId: rows[0]!.id }
    await runInMember(world().stack, member.id, async (tx, vault) => {
      await changeDetails(tx, vault, player, before => ({
        ...before,
        phoneMobile: '+447400123456',
        governmentId: takenId,
      }))
    })
  }

  it('says at the field or for the whole form what is wrong', async () => {
    await giveAliceDetails()
    const page = await openPage('/?signup=true')
    const form = registration(page)
    await form.fillAccount(newt)
    await form.submitFrom('Username', 'rowan')
    await waitForFault(page, 'registration.usernameTaken')
    await form.fillAccount(newt)
    await form.submitFrom('Email', 'rowan@example.test')
    await waitForFault(page, 'registration.emailTaken')
    await form.fillAccount(newt)
    await form.submitFrom('Password', 'liverpool1')
    await waitForFault(page, 'registration.passwordCommon')
    await change(`UPDATE member SET profile = 'strict'`)
    await waitForCaches(page)
    await form.submitFrom('Password', 'zebra7')
    await waitForFault(page, 'registration.passwordTooWeak')
    await change(`UPDATE member SET profile = 'standard'`)
    await waitForCaches(page)
    await whileRefusing(world(), { table: 'player', rule: `username <> 'newt'` }, async () => {
      await form.submitFrom('Password', newt.password)
      await waitForFault(page, 'registration.couldNotRegisterNow')
    })
    await form.submitFrom('Password', newt.password)

    // The operator requires another field after the form was loaded.
    await form.fillDetails({ phone: '07700 900123', governmentId: ownId })
    await change(`UPDATE member SET settings = settings || '{"requiredOverrides": {"gender": true}}'`)
    await waitForCaches(page)
    await form.submit()
    await waitForFault(page, 'registration.fieldRequired')
    await change(`UPDATE member SET settings = settings - 'requiredOverrides'`)
    await waitForCaches(page)
    await form.submit()
    await waitForFault(page, 'registration.phoneNotValid')
    await form.submitDetailFrom('phone', takenPhone)
    await form.submit()
    await waitForFault(page, 'registration.phoneTaken')
    await form.details.phone.fill('07400 123458')
    await form.submitDetailFrom('governmentId', takenId)
    await form.submit()
    await waitForFault(page, 'registration.governmentIdTaken')
    await form.submitDetailFrom('governmentId', ownId)
    await form.submitDetailFrom('postCode', 'nonsense')
    await waitForFault(page, 'registration.postalCodeNotValid')
    // Another tab has finished the registration.
    await change(`UPDATE player SET registered_fully_at = now() WHERE username = 'newt'`)
    await form.submitDetailFrom('postCode', 'RG7 4AA')
    await waitForFault(page, 'registration.couldNotRegister')
    await page.context().close()
  })

  it('says that too many have registered here', async () => {
    await change(
      `INSERT INTO registration_origin (member_id, address_digest, network_digest)
       SELECT member_id, address_digest, network_digest FROM registration_origin, generate_series(1, 20000)`,
    )
    const page = await openPage('/?signup=true')
    await registration(page).join({ ...newt, username: 'newt2', email: 'newt2@mail.example' })
    await waitForFault(page, 'registration.tooManyFromAddress')
    await page.context().close()
  })

  it('says that a mailed link no longer works', async () => {
    const page = await openPage('/?forgot=true')
    await forgotPassword(page).requestLink('rowan@example.test')
    await page.goto(await waitForLink(world().stack.sandbox, 'rowan@example.test', /Choose a new password/))
    const password = page.getByLabel('New password', { exact: true })
    await password.fill('wisteria-crescent-14')
    await change('UPDATE link_key SET used_at = now()')
    await page.getByLabel('Confirm new password').fill('wisteria-crescent-14')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('This link is no longer valid').first().waitFor()
    await page.goto(address('/emailconfirmation?key=mistyped'))
    await page.getByText('This link is no longer valid').first().waitFor()
    await page.context().close()
  })
})
