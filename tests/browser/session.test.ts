import { findSessionToken } from '@fairground/testkit/demo/find-session-token'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { newVisitor } from './support/browser.ts'
import { startForeignPage } from './support/foreign-page.ts'
import { useSiteWorld } from './support/site-world.ts'
import { readStoredTexts } from './support/stored-texts.ts'

const member: DemoMember = demoMembers[0]!
const world = useSiteWorld('session', () => ({ members: [member], crowd: 0 }))
const address = (path = '/') => world().address(member, path)

const logIn = async (username: string) => {
  const { context, errors } = await newVisitor(world().browser, 1280, { calm: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(address('/?login=true'))
  await loginModal(page).logIn(username, demoPassword)
  await header(page).balance.waitFor()
  return { context, page, errors }
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click()
}

const isLoggedOut = (page: Page) => page.getByRole('button', { name: 'Log in' }).first().waitFor()

const readSession = async (username: string) => {
  const { rows } = await asOwner(world().stack.ownerUrl, client =>
    client.query<{ open: boolean; stepped: boolean }>(
      `SELECT ended_at IS NULL AS open, step_up_at IS NOT NULL AS stepped FROM session
        WHERE member_id = $1 AND player_id = (SELECT id FROM player WHERE member_id = $1 AND username = $2)
        ORDER BY id DESC LIMIT 1`,
      [member.id, username],
    ),
  )
  return rows[0]
}

describe('the session of the site', () => {
  it('is in a cookie that no script can read, and in no storage', async () => {
    const { context, page, errors } = await logIn('rowan')
    const cookies = await context.cookies()
    const token = findSessionToken(cookies, member)!
    expect(cookies.find(({ value }) => value === token)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    })
    await page.goto(address('/account/password'))
    await header(page).balance.waitFor()
    const stored = await readStoredTexts(page)
    expect(stored).toContain(`fairground.session.${member.id}`)
    for (const part of token.split('.')) expect(stored).not.toContain(part)
    expect(errors).toEqual([])
  })

  it('is shared by all tabs, survives a reload, and ends in all tabs with a log out', async () => {
    const { context, page, errors } = await logIn('rowan')
    const second = await context.newPage()
    await second.goto(address())
    await header(second).balance.waitFor()
    await page.reload()
    await header(page).balance.waitFor()
    await logOut(page)
    await isLoggedOut(page)
    expect(findSessionToken(await context.cookies(), member)).toBeNull()
    await second.reload()
    await isLoggedOut(second)
    expect(await readSession('rowan')).toMatchObject({ open: false })
    expect(errors).toEqual([])
  })

  it('deletes the token that an earlier release left in the storage', async () => {
    const { context } = await newVisitor(world().browser, 1280, { calm: true })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(address())
    await page.evaluate(key => localStorage.setItem(key, 'old-token'), `fairground.token.${member.id}`)
    await page.reload()
    await isLoggedOut(page)
    expect(await readStoredTexts(page)).not.toContain('old-token')
  })

  it('stays ended in a browser that was offline at the log out', async () => {
    const { context, page } = await logIn('rowan')
    await page.route('**/api/*/logout', route => route.abort())
    await logOut(page)
    await isLoggedOut(page)
    expect(findSessionToken(await context.cookies(), member)).not.toBeNull()
    await page.reload()
    await isLoggedOut(page)
    await page.goto(address('/?login=true'))
    await loginModal(page).logIn('rowan', demoPassword)
    await header(page).balance.waitFor()
  })
})

describe('a page of another origin', () => {
  it('sends the cookie with forms and requests, and none of them is executed', async () => {
    const foreign = await startForeignPage()
    onTestFinished(foreign.stop)
    const { context, page } = await logIn('rowan')
    const sent: string[] = []
    const recorded: Promise<void>[] = []
    const recordAttack = async (request: Request): Promise<void> => {
      const { origin, cookie } = await request.allHeaders()
      if (origin?.endsWith(`:${foreign.port}`) && cookie?.includes(`session-${member.id}=`))
        sent.push(request.url())
    }
    const onRequest = (request: Request): void => {
      if (request.method() === 'POST') recorded.push(recordAttack(request))
    }
    context.on('request', onRequest)
    const attacker = await context.newPage()
    const visit = (host = `${member.code}.localhost`) => attacker.goto(`http://${host}:${foreign.port}/`)
    const logout = address(`/api/${member.id}/logout`)
    const stepUp = address(`/api/${member.id}/finishStepUp`)

    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain']) {
      await visit()
      const answered = attacker.waitForResponse(logout)
      await attacker.evaluate(
        ([action, type]) => {
          const form = document.createElement('form')
          Object.assign(form, { method: 'post', action, enctype: type })
          document.body.append(form)
          form.submit()
        },
        [logout, enctype] as const,
      )
      expect((await answered).ok()).toBe(false)
      await attacker.waitForURL(logout)
    }

    await visit()
    const outcomes = await attacker.evaluate(
      async ({ targets, siteKey, password }) => {
        const tryTo = (init: RequestInit, url: string) =>
          fetch(url, { method: 'POST', credentials: 'include', body: JSON.stringify({ password }), ...init })
            .then(({ type }) => type)
            .catch(() => 'blocked')
        const headers = { 'content-type': 'application/json', 'site-key': siteKey, 'session-in': 'cookie' }
        const results = []
        for (const url of targets)
          results.push(await tryTo({ mode: 'no-cors' }, url), await tryTo({ headers }, url))
        return results
      },
      {
        targets: [logout, stepUp, address('/api/ticket')],
        siteKey: member.siteKey,
        password: demoPassword,
      },
    )
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'blocked'))
    context.off('request', onRequest)
    await Promise.all(recorded)
    expect(sent).toContain(logout)

    await visit('127.0.0.1')
    const opened = await attacker.evaluate(
      url =>
        new Promise(resolve => {
          const channel = new WebSocket(url)
          channel.addEventListener('open', () => resolve('open'))
          channel.addEventListener('error', () => resolve('refused'))
        }),
      address('/api/channel').replace('http', 'ws'),
    )
    expect(opened).toBe('refused')
    expect(await readSession('rowan')).toEqual({ open: true, stepped: false })
    await page.reload()
    await header(page).balance.waitFor()
  })
})
