import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { newVisitor } from './support/browser.ts'
import {
  blockReconnection,
  logIn,
  findLayoutProblems,
  useEveryPage,
  visit,
  waitingPages,
} from './support/every-page.ts'
import { isShort } from './support/short-run.ts'

const { world, members, pathsFor } = useEveryPage('page-fit', 1)
const member = members[0]!

/** Pseudo-locale: English with longer words. */
const longWords = 'en_XA'

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO site_language (member_id, language, position, name) VALUES ($1, 'en_US', 0, 'English'), ($1, $2, 99, 'Long')
        ON CONFLICT (member_id, language) DO NOTHING`,
      [member.id, longWords],
    ),
  ),
)

/** Finds controls outside the screen, except inside containers that scroll. */
const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
      .filter(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(element => !element.closest('[inert]') && !scrolls(element))
      .filter(element => {
        const { left, right, width, top } = element.getBoundingClientRect()
        return width > 1 && top > -100 && (left < -1 || right > innerWidth + 1)
      })
      .map(element => `${element.localName} "${element.textContent?.slice(0, 30)}" is outside the screen`)
  })

interface Squeeze {
  readonly width: number
  readonly direction: 'ltr' | 'rtl'
}

/** 640 px is a 1280 px screen at 200 % zoom. */
const squeezes: readonly Squeeze[] = [
  { width: 320, direction: 'ltr' },
  { width: 640, direction: 'ltr' },
  { width: 390, direction: 'rtl' },
  { width: 1280, direction: 'rtl' },
]

const findProblems = async (page: Page, { width, direction }: Squeeze): Promise<string[]> => {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction)
  return [...(await findLayoutProblems(page)), ...(await findUnreachable(page))].map(
    line => `${width} ${direction}: ${line}`,
  )
}

describe.skipIf(isShort)('every page fits the screen', () => {
  it.each([
    ['on small screens, at 200 % zoom and in both directions', undefined, squeezes],
    ['with words that are 50 % longer', longWords, [{ width: 390, direction: 'ltr' }]],
  ] as const)(
    '%s',
    async (_, language, sizes) => {
      const { browser, address } = world()
      const { context, errors } = await newVisitor(browser, 390, { calm: true })
      const openPage = await context.newPage()
      await visit(openPage, address(member, '/?login=true'))
      await logIn(openPage)
      const waitingPage = await context.newPage()
      await blockReconnection(waitingPage)
      if (language !== undefined) {
        await openPage.goto(address(member, `/?lang=${language}`))
        await openPage.locator(`html[lang="${language.replace('_', '-')}"]`).waitFor()
      }
      const found: Record<string, string[]> = {}
      for (const path of pathsFor(member)) {
        const page = waitingPages.has(path) ? waitingPage : openPage
        await visit(page, address(member, path))
        const lines: string[] = []
        for (const size of sizes) lines.push(...(await findProblems(page, size)))
        if (lines.length > 0) found[path] = lines
      }
      expect(found).toEqual({})
      expect(errors).toEqual([])
      await context.close()
    },
    480_000,
  )
})
