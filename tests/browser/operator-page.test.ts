import { demoMembers } from '@fairground/testkit/demo/world'
import { hostileHtml } from '@fairground/testkit/hostile-html'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const member = demoMembers[0]!

/** Simulates a server that does not sanitise the page. */
const uncleaned = ['<h1>Ours</h1><p>Before</p>', ...hostileHtml, '<p>After</p>'].join('\n')

describe.skipIf(isShort)('an unsanitised operator page', () => {
  const world = useSiteWorld('operator-page', () => ({ members: [member], crowd: 0 }))

  it('shows its text, runs no script and loads nothing from other hosts', async () => {
    const { browser, address } = world()
    const { context } = await newVisitor(browser, 1280)
    const page = await context.newPage()
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const requestedHosts: string[] = []
    page.on('request', request => void requestedHosts.push(new URL(request.url()).host))
    await page.route('**/client/i18n/customPageByLink/**', route =>
      route.fulfill({ contentType: 'text/html', body: uncleaned }),
    )
    await page.goto(address(member, '/p/how-to-play'))
    await page.getByRole('heading', { level: 1, name: 'Ours' }).waitFor()
    const shown = page.getByRole('main')
    expect(await shown.getByText('Before').count()).toBe(1)
    const unsafe = await shown.evaluate(main =>
      [...main.querySelectorAll('*')].flatMap(element => [
        ...(/^(script|style|iframe|object|embed|form|input|svg|math|base|link|meta|video|audio|template)$/.test(
          element.localName,
        ) && !element.closest('[aria-hidden]')
          ? [element.localName]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\W*(javascript|vbscript|data):/i.test(value),
          )
          .map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ]),
    )
    expect(unsafe).toEqual([])
    expect(dialogs).toEqual([])
    const own = new URL(address(member)).host
    expect([...new Set(requestedHosts)].filter(host => host !== own)).toEqual([])
    await context.close()
  })
})
