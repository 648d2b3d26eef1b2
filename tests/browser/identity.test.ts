import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { dumpDatabase } from '@fairground/testkit/secrets/dump-database'
import { findSecrets } from '@fairground/testkit/secrets/find-secrets'
import { findDeliveredSecrets } from '@fairground/testkit/secrets/secret-recorder'
import { until } from '@fairground/testkit/server/until'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { enterAs } from './support/enter-as.ts'
import { startIdentityProvider } from './support/identity-provider.ts'
import { waitForCode, waitForLink } from './support/sent-messages.ts'
import {
  addressPage,
  emailPage,
  infoPage,
  phonePage,
  securityPage,
  verificationPage,
} from './pages/account.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { forgotPassword, newPassword } from './pages/passwords.ts'
import { registration } from './pages/registration.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'
import { runOperatorCommand } from './support/operator-command.ts'

const member: DemoMember = demoMembers[0]!
const world = useSiteWorld('identity', () => ({ members: [member], crowd: 0, staffed: true }))
const address = (path = '/') => world().address(member, path)

const philippa = {
  username: 'philippa_t',
  email: 'philippa.throckmorton@mail.example',
  password: 'wisteria-crescent-14',
}
const phone = '+447400123456'
const homePhone = '+44 20 7123 4567'
const question = 'Do my numbers reach the Aldermaston office?'
const passwords = [philippa.password, 'a-second-long-one-2', 'the-third-is-longest-3'] as const
const newEmail = 'p.throckmorton@elsewhere.example'
const totpCode = (secret: string): string => new TOTP({ secret }).generate()
/** A code is valid once, so the next log-in uses the following one, which the allowed clock skew covers. */
const nextTotpCode = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })

/** Personal data of the test, which must not appear in the database or the logs. */
const confidential = [
  philippa.email,
  newEmail,
  phone,
  homePhone.replaceAll(' ', ''),
  question,
  ...passwords,
  'Throckmorton',
  'Wisteria Crescent',
  'Aldermaston',
].map(value => ({ label: 'entered', value }))

const readLogs = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.log'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

describe('a new player', () => {
  it('registers, verifies email, phone and identity, changes every detail and closes the account', async () => {
    const { browser, stack, folder } = world()
    const home = await newVisitor(browser, 1280)
    const page = await home.context.newPage()

    await page.goto(address('/?signup=true'))
    await registration(page).join(philippa)
    await registration(page).finish({ phone: '07400 123456' })
    await registration(page).done.getByText('Thank you, Philippa.').waitFor()
    await registration(page).done.getByRole('button', { name: 'Not now' }).click()

    await page.goto(await waitForLink(stack.sandbox, philippa.email, /Confirm your email/))
    await page.getByText('Your email is confirmed').first().waitFor()
    expect(page.url()).not.toContain('key=')

    await page.goto(address('/account/phone'))
    await phonePage(page).requestCode()
    await phonePage(page).typeCode(await waitForCode(stack.sandbox, phone))
    await phonePage(page).verifiedSince.waitFor()
    await phonePage(page).addHomePhone('020 7123 4567', philippa.password)
    await page.getByText(homePhone).waitFor()

    await page.goto(address('/contact'))
    await page.getByRole('main').getByLabel('Message').fill(question)
    await page.getByRole('button', { name: 'Send message' }).click()
    const cases = await until('the case', async () => {
      const listed = await runOperatorCommand(stack, member.code, ['support', 'list'], 'nadia')
      return listed.includes(philippa.username) ? listed : undefined
    })
    const caseCode = /^case (\S+)/m.exec(cases)?.[1] ?? ''
    expect(await runOperatorCommand(stack, member.code, ['support', 'show', caseCode], 'nadia')).toContain(
      question,
    )
    await runOperatorCommand(
      stack,
      member.code,
      ['support', 'answer', caseCode, '--text', 'Yes, both do.'],
      'nadia',
    )
    await page.goto(address('/notifications'))
    await page.getByText('Yes, both do.').first().waitFor()

    await page.goto(address('/account/verification'))
    const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await verificationPage(page).send('ID', picture)
    await verificationPage(page).card('ID').getByText('In review').waitFor()
    const waiting = await runOperatorCommand(stack, member.code, ['documents', 'list'], 'nadia')
    expect(waiting).toContain(philippa.username)
    await runOperatorCommand(
      stack,
      member.code,
      ['approve', waiting.match(/^request (\d+)/)?.[1] ?? ''],
      'nadia',
    )
    await verificationPage(page).card('ID').getByText('Verified', { exact: true }).waitFor()

    const away = await newVisitor(browser, 390)
    const pocket = await away.context.newPage()
    await pocket.goto(address('/?login=true'))
    await loginModal(pocket).logIn(philippa.username, passwords[0])
    await header(pocket).balance.waitFor()
    await page
      .getByText(/another device|elsewhere/i)
      .first()
      .waitFor()

    await page.goto(address('/?forgot=true'))
    await forgotPassword(page).requestLink(philippa.email)
    await page.goto(await waitForLink(stack.sandbox, philippa.email, /Choose a new password/))
    await newPassword(page).choose(passwords[1])
    // The reset ends the other session, which says why.
    await pocket.getByText('You were signed out because your password was changed.').waitFor()
    await page.goto(address('/?login=true'))
    await loginModal(page).logIn(philippa.username, passwords[1])
    await header(page).balance.waitFor()

    await page.goto(address('/account/email'))
    await emailPage(page).change(newEmail, passwords[1])
    await page.goto(address('/account/address'))
    await addressPage(page).change('2 Wisteria Crescent', passwords[1])
    await page.goto(address('/account/password'))
    await securityPage(page).changePassword(passwords[1], passwords[2])
    const secret = await securityPage(page).setUpApp(passwords[2], totpCode)
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click()

    const again = await newVisitor(browser, 390)
    const third = await again.context.newPage()
    await third.goto(address('/?login=true'))
    await loginModal(third).logIn(philippa.username, passwords[2])
    await third.getByLabel('Code from your authenticator app').fill(nextTotpCode(secret))
    await third.getByRole('button', { name: 'Confirm' }).click()
    await header(third).balance.waitFor()

    await third.goto(address('/account/info'))
    await infoPage(third).closeAccount(passwords[2])
    await third.goto(address('/?login=true'))
    await loginModal(third).logIn(philippa.username, passwords[2])
    await third.getByText(/This account has expired/).waitFor()

    const secrets = [
      ...confidential,
      { label: 'entered', value: secret },
      ...(await findDeliveredSecrets(stack.sandbox)),
    ]
    expect(findSecrets(await dumpDatabase(stack.ownerUrl), secrets)).toEqual([])
    expect(findSecrets(readLogs(folder), secrets)).toEqual([])
    expect([...home.errors, ...away.errors, ...again.errors]).toEqual([])
  }, 400_000)
})

describe.skipIf(isShort)('a player with an external identity', () => {
  it('links the identity, logs in with it and removes the link', async () => {
    const name = 'Beacon ID'
    const provider = await startIdentityProvider(world(), member, name)
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    const away = await newVisitor(world().browser, 390, { calm: true })
    const pocket = await away.context.newPage()
    const continueFrom = async (path: string): Promise<void> => {
      await pocket.goto(address(path))
      await loginModal(pocket).continueWith(name)
    }
    try {
      await continueFrom('/draws?login=true')
      await provider.signIn(pocket, 'rowan-elsewhere')
      await loginModal(pocket).dialog.getByText(`${name} isn’t linked to an account yet.`).waitFor()

      await visit('/account/password')
      const security = securityPage(page)
      await security.linkedSignIn.getByRole('button', { name: 'Link' }).click()
      await provider.signIn(page, 'rowan-elsewhere')
      await security.confirmLink(name, demoPassword)

      // The provider remembers who signed in there.
      await continueFrom('/draws?login=true')
      await header(pocket).balance.waitFor()
      await expect.poll(() => pocket.url()).toBe(address('/draws'))

      await pocket.goto(address('/account/password'))
      await securityPage(pocket).unlink(demoPassword)
      expect([...errors, ...away.errors]).toEqual([])
    } finally {
      await provider.stop()
    }
  }, 120_000)
})
