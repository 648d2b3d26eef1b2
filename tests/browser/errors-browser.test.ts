import { eicar, pdf, plainPng } from '@fairground/server/documents/documents.test-support'
import { changeDetails } from '@fairground/server/profile/change-details'
import { runInMember } from '@fairground/server/session/sandbox-service.test-support'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { FaultName } from '@fairground/contract/errors'
import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { phonePage, verificationPage } from './pages/account.ts'
import { stepUpModal } from './pages/step-up-modal.ts'
import { newVisitor } from './support/browser.ts'
import { enterAs } from './support/enter-as.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { isShort } from './support/short-run.ts'
import { changeData, followPath, waitForFault, whileRefusing } from './support/shown-faults.ts'
import { useSiteWorld } from './support/site-world.ts'

const member: DemoMember = { ...demoMembers[0]!, games: [] }
const world = useSiteWorld('errors-browser', () => ({ members: [member], crowd: 0, details: true }))
const change = (sql: string) => changeData(world(), sql)
const main = (page: Page) => page.getByRole('main')

const openTab = async (): Promise<Page> => {
  const { context } = await newVisitor(world().browser, 1280, { calm: true })
  return context.newPage()
}
const visit = (page: Page, path = '/') => page.goto(world().address(member, path))

const writeMessage = async (page: Page): Promise<void> => {
  await main(page).getByLabel('Your name').fill('Nora Bell')
  await main(page).getByLabel('Your email').fill('nora@mail.example')
  await main(page).getByLabel('Your message').fill('Where are my numbers?')
  await main(page).getByRole('button', { name: 'Send message' }).click()
}

/** Passes the messages of the page on until `hold` names an operation. */
const openHeldLine = async (page: Page) => {
  const sockets = new Set<WebSocketRoute>()
  let held: { readonly operation: string; readonly cut: boolean } | null = null
  await page.routeWebSocket(/./, socket => {
    const server = socket.connectToServer()
    sockets.add(socket)
    socket.onMessage(message => {
      if (held === null || !message.includes(held.operation)) return server.send(message)
      if (held.cut) void socket.close()
      held = null
    })
  })
  return {
    /** The next call of the operation does not arrive; with `cut` the connection breaks too. */
    hold: (operation: string, cut: boolean) => void (held = { operation, cut }),
    cut: () => Promise.all([...sockets].map(socket => socket.close())),
  }
}

describe.skipIf(isShort)('a refused change of the profile', () => {
  const giveRowanPhone = async (): Promise<void> => {
    const { rows } = await asOwner(world().stack.ownerUrl, client =>
      client.query<{ id: number }>(`SELECT id FROM player WHERE username = 'rowan'`),
    )
    const player = { memberId: member.id, playerId: rows[0]!.id }
    await runInMember(world().stack, member.id, async (tx, vault) => {
      await changeDetails(tx, vault, player, before => ({ ...before, phoneMobile: '+447400123456' }))
    })
  }

  it('says what is wrong with the email, the password and the language', async () => {
    const { page } = await enterAs(world(), member, 'bob', 390)
    const save = (name: string) => main(page).getByRole('button', { name }).click()
    await visit(page, '/account/email')
    await main(page).getByLabel('New email').fill('alice@example.test')
    await main(page)
      .getByLabel(/Your password/)
      .fill('not-the-password-1')
    await save('Change email')
    await waitForFault(page, 'profile.passwordWrong')
    await main(page)
      .getByLabel(/Your password/)
      .fill(demoPassword)
    await waitToPressAgain(page)
    await save('Change email')
    await waitForFault(page, 'profile.emailInUse')

    await visit(page, '/account/password')
    const typePasswords = async (before: string, after: string): Promise<void> => {
      await main(page).getByLabel('Current password').fill(before)
      await main(page).getByLabel('New password', { exact: true }).fill(after)
      await main(page).getByLabel('Confirm new password').fill(after)
      await save('Change password')
    }
    await typePasswords(demoPassword, 'wisteria-crescent-14')
    await page.getByText('Password changed', { exact: true }).first().waitFor()
    await waitToPressAgain(page)
    await typePasswords('wisteria-crescent-14', 'wisteria-crescent-14')
    await waitForFault(page, 'profile.passwordNotChanged')

    await visit(page, '/account/info')
    await main(page).getByLabel('Language for the site and emails').selectOption('fr_FR')
    await whileRefusing(world(), { table: 'player', rule: `language <> 'fr_FR'` }, async () => {
      await save('Save language')
      await waitForFault(page, 'request.internal')
    })
    await page.context().close()
  })

  it('says what is wrong with the phone', async () => {
    await giveRowanPhone()
    const { page } = await enterAs(world(), member, 'rowan', 390)
    await visit(page, '/account/phone')
    const dialog = page.getByRole('dialog', { name: 'Verify your phone' })
    await phonePage(page).requestCode()
    await dialog.getByLabel('Code').fill('000000')
    await waitForFault(page, 'profile.phoneCodeInvalid')
    await change(
      `INSERT INTO phone_code
         (member_id, request_id, player_id, phone_digest, code_hash, expires_at, sealed_phone)
       SELECT member_id, request_id || n, player_id, phone_digest, code_hash, expires_at, sealed_phone
         FROM phone_code, generate_series(1, 3) AS n`,
    )
    await dialog.getByRole('button', { name: 'Send a new code' }).click()
    await waitForFault(page, 'request.rateLimited')
    await page.keyboard.press('Escape')

    await main(page).getByRole('group', { name: 'Mobile number' }).getByLabel('Number').fill('07400 123499')
    await whileRefusing(world(), { table: 'player_detail', rule: 'false' }, async () => {
      await main(page).getByRole('button', { name: 'Save number' }).click()
      await stepUpModal(page).prove(demoPassword)
      await waitForFault(page, 'profile.phoneNotSaved')
    })
    await page.context().close()
  })
})

describe.skipIf(isShort)('a refused document', () => {
  const ofAlice = `SELECT member_id, id AS player_id FROM player WHERE username = 'alice'`

  it('is explained beside the file', async () => {
    const { page } = await enterAs(world(), member, 'alice', 1280)
    await visit(page, '/account/verification')
    const card = verificationPage(page).card('ID')
    await card.getByRole('button', { name: 'Send documents' }).click()
    let files = 0
    const send = async (name: FaultName, mimeType: string, buffer: Buffer): Promise<void> => {
      files += 1
      const file = { name: `file-${files}`, mimeType, buffer }
      await card.locator('input[type=file]').first().setInputFiles(file)
      await waitForFault(page, name)
    }
    const png = await page.screenshot()
    await send('documents.tooLarge', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1))
    await send('documents.typeNotAllowed', 'image/png', Buffer.from('This is no picture.'))
    await send('documents.notReadable', 'application/pdf', Buffer.from('%PDF-1.4\nThe end is missing.'))
    await send('documents.tooManyPixels', 'image/png', await plainPng(5001, 5000))
    await send('documents.infected', 'application/pdf', pdf(eicar))
    const uploads = '**/api/*/documents'
    await page.route(uploads, route => route.abort())
    await send('session.notConnected', 'image/png', png)
    await page.unroute(uploads)
    await page.route(uploads, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await send('browser.badResponse', 'image/png', png)
    await page.unroute(uploads)
    await world().stack.processes.scanner.stop()
    await send('documents.notScanned', 'image/png', png)
    await change(
      `INSERT INTO document (member_id, upload_id, player_id, content_type, bytes, wrapped_key)
       SELECT member_id, 'planted-document-' || n, player_id, 'image/png', 1, '\\x00'
         FROM (${ofAlice}) AS alice, generate_series(1, 10) AS n`,
    )
    await send('documents.tooMany', 'image/png', png)
    await page.context().close()
  })

  it('is not needed any more', async () => {
    await change(
      `INSERT INTO verification_request (member_id, player_id, kind, status, message)
       SELECT member_id, player_id, 'address', 'REQUESTED', 'Please send a bill.' FROM (${ofAlice}) AS alice`,
    )
    const { page } = await enterAs(world(), member, 'alice', 390)
    await visit(page, '/account/verification')
    await main(page).getByLabel('Message (optional)').fill('I have no bill.')
    await change(`UPDATE verification_request SET status = 'VERIFIED', answered_at = now()`)
    await main(page).getByRole('button', { name: 'Send for review' }).click()
    await waitForFault(page, 'profile.verificationNotOpen')
    await page.context().close()
  })
})

describe.skipIf(isShort)('a message to the support', () => {
  it('is not lost without a word', async () => {
    const page = await openTab()
    const line = await openHeldLine(page)
    await visit(page, '/contact')
    await whileRefusing(world(), { table: 'support_case', rule: 'false' }, async () => {
      await writeMessage(page)
      await waitForFault(page, 'support.ticketNotCreated')
    })
    line.hold('createSupportCase', true)
    await waitToPressAgain(page)
    await writeMessage(page)
    await waitForFault(page, 'session.connectionLost')
    line.hold('createSupportCase', false)
    await waitToPressAgain(page)
    await writeMessage(page)
    await waitForFault(page, 'session.requestTimeout')
    await page.context().close()
  })
})

describe.skipIf(isShort)('the browser', () => {
  it('is too old', async () => {
    const page = await openTab()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setUserAgentOverride', {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/41.0.2228.0 Safari/537.36',
    })
    await visit(page)
    await waitForFault(page, 'browser.outdated')
    await page.context().close()
  })

  it('has a wrong clock', async () => {
    const page = await openTab()
    await page.clock.install({ time: Date.now() + 600_000 })
    await visit(page)
    await waitForFault(page, 'browser.clockIncorrect')
    await page.context().close()
  })

  it('shows an old version, a page that does not exist and a failed script', async () => {
    const page = await openTab()
    const line = await openHeldLine(page)
    await visit(page, '/no-such-page')
    await waitForFault(page, 'browser.unknownRoute')
    await visit(page)
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    // A release gives the main script another name.
    await page.route(
      url => url.pathname === '/',
      route =>
        route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/new.js"></script>' }),
    )
    await line.cut()
    await waitForFault(page, 'browser.newVersion')
    await page.unrouteAll()

    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('planted')
        }),
    )
    await waitForFault(page, 'browser.scriptError')
    await page.getByRole('button', { name: 'OK' }).last().click()
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await page.context().close()
  })

  it('cannot load a page of the site', async () => {
    const page = await openTab()
    await visit(page)
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await page.route('**/*.js', route => route.abort())
    await followPath(page, '/credits')
    await waitForFault(page, 'browser.somethingWentWrong')
    await page.context().close()
  })
})
