import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { launchProfile } from './support/browser.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const world = useSiteWorld('installable', () => ({ members: demoMembers, crowd: 0 }))
const first = demoMembers[0]!

/** Opens the site with a profile of its own and waits until the service worker controls the page. */
const openInstalled = async (
  member: DemoMember,
  name: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<{ context: BrowserContext; page: Page }> => {
  const { folder, address } = world()
  const context = await launchProfile(join(folder, `profile-${name}`), 390)
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  await prepare(context)
  const page = await context.newPage()
  await page.goto(address(member))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { context, page }
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Decodes a picture in the browser. */
const measurePicture = (page: Page, path: string) =>
  page.evaluate(async source => {
    const answer = await fetch(source)
    const { width, height } = await createImageBitmap(await answer.blob())
    return { type: answer.headers.get('content-type'), width, height }
  }, path)

const money = /[£€$]|\d[.,]\d\d/

describe.each(isShort ? demoMembers.slice(0, 1) : demoMembers)('the site of $name', member => {
  it('can be installed, and without a connection says so and shows no money', async () => {
    const { context, page } = await openInstalled(member, member.code)
    const devTools = await context.newCDPSession(page)
    const manifest = await devTools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const { name, display, icons } = JSON.parse(manifest.data ?? '') as {
      name: string
      display: string
      icons: readonly { src: string; sizes: string; purpose: string }[]
    }
    expect([name, display]).toEqual([member.name, 'standalone'])
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])

    for (const { src, sizes } of icons) {
      const side = Number.parseInt(sizes, 10)
      expect(await measurePicture(page, src)).toEqual({ type: 'image/png', width: side, height: side })
    }
    expect(await measurePicture(page, '/share/site.png')).toEqual({
      type: 'image/png',
      width: 1200,
      height: 630,
    })
    const favicon = await page.locator('link[rel=icon]').first().getAttribute('href')
    const faviconType = await page.evaluate(
      async href => (await fetch(href)).headers.get('content-type'),
      favicon ?? '',
    )
    expect(faviconType).toBe('image/svg+xml; charset=utf-8')

    await context.setOffline(true)
    await page.goto(world().address(member, '/cashier'))
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    const shown = await page.locator('body').innerText()
    expect(shown).toContain('tickets you have bought are safe')
    expect(shown).not.toMatch(money)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('banner').waitFor()
  })
})

it('has the offline page in the language of the player', async () => {
  const { context, page } = await openInstalled(first, 'french', async opened => {
    await opened.addCookies([{ name: 'lang', value: 'fr_FR', url: world().address(first) }])
  })
  await context.setOffline(true)
  await page.goto(world().address(first, '/tickets'))
  await page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' }).waitFor()
  await page.getByRole('link', { name: 'Réessayer' }).waitFor()
})

describe.skipIf(isShort)('the service worker', () => {
  it('stores files of the release only, and answers no call from a cache, not even from a planted one', async () => {
    const { page } = await openInstalled(first, 'cache')
    const { address } = world()
    await page.goto(address(first, '/?login=true'))
    await loginModal(page).logIn('rowan', demoPassword)
    await header(page).balance.waitFor()
    for (const path of ['/', '/cashier', '/tickets', '/draws']) {
      await page.goto(address(first, path))
      await page.getByRole('main').waitFor()
    }
    const paths = await cachedPaths(page)
    expect(paths).toContain('/offline')
    expect(paths.filter(path => !/^\/(assets\/[\w.-]+|offline)$/.test(path))).toEqual([])

    const answers = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const planted = ['/api/1/init', '/client/i18n/locales/1', '/fair/1/log']
      for (const path of planted) await cache.put(path, new Response('planted'))
      return Promise.all(planted.map(async path => (await fetch(path)).text()))
    })
    expect(answers.filter(text => text.includes('planted'))).toEqual([])
  })

  it('deletes the cache of an earlier release', async () => {
    const { page } = await openInstalled(first, 'release')
    await page.evaluate(async () => {
      await (await caches.open('shell-earlier')).put('/assets/old.js', new Response('old'))
      await (await navigator.serviceWorker.ready).unregister()
    })
    await page.reload()
    await page.waitForFunction(async () => !(await caches.keys()).includes('shell-earlier'))
    const kept = await page.evaluate(() => caches.keys())
    expect(kept, kept.join()).toHaveLength(1)
  })

  it('shows a push message, and opens the start page instead of a foreign address', async () => {
    const { context, page } = await openInstalled(first, 'push', opened =>
      opened.grantPermissions(['notifications'], { origin: new URL(world().address(first)).origin }),
    )
    const devTools = await context.newCDPSession(page)
    const versions = new Promise<string>(resolve => {
      devTools.on('ServiceWorker.workerVersionUpdated', ({ versions: [version] }) => {
        if (version) resolve(version.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    const data = { id: '1', kind: 'win', title: 'You won', body: 'Saturday Six', tag: 't1' }
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await versions,
      data: JSON.stringify({ ...data, url: 'https://elsewhere.example/login' }),
    })
    const notifications = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, body, data: kept }) => ({
          title,
          body,
          data: kept as unknown,
        }))
      })
    await expect
      .poll(notifications, { timeout: 15_000 })
      .toEqual([{ title: 'You won', body: 'Saturday Six', data: { url: world().address(first) } }])

    await page.goto(world().address(first, '/draws'))
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        NotificationEvent: new (name: string, init: { notification: Notification }) => Event
      }
      const [notification] = await scope.registration.getNotifications()
      globalThis.dispatchEvent(
        new scope.NotificationEvent('notificationclick', { notification: notification! }),
      )
    })
    await page.waitForURL(world().address(first))
    expect(context.pages().filter(each => each.url().includes('elsewhere'))).toEqual([])
  })
})

it('shares a game without a share sheet by copying its link, and adds its draw to a calendar', async () => {
  const { page } = await openInstalled(first, 'share', opened =>
    opened.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(world().address(first)).origin,
    }),
  )
  await page.getByRole('link', { name: 'Saturday Six' }).first().click()
  await page.waitForURL(/[?]id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  await page.getByRole('button', { name: 'Share this game' }).click()
  await page.getByText('Link copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`Play Saturday Six at Meridian ${world().address(first, `/pick?id=${id}`)}`)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`draw-${id}.ics`)
  const calendar = readFileSync(await file.path(), 'utf8')
  expect(calendar).toContain(`UID:draw-${id}@`)
  expect(calendar).toContain('SUMMARY:Saturday Six')
})
