import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../faults/owner-query.ts'
import { newVisitor } from './browser.ts'
import { keepWaiting, logIn, misfits, useEveryPage, visit, waitingRooms } from './every-page.ts'
import { isShort } from './short.ts'

const { world, members, pathsOf } = useEveryPage('squeezed', 1)
const member = members[0]!

/** English with longer words, which no operator offers by itself. */
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

/** What can be pressed but lies beside the screen, where nobody gets to it; what scrolls by itself may. */
const outside = (page: Page): Promise<string[]> =>
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
      .map(element => `${element.localName} "${element.textContent?.slice(0, 30)}" lies outside`)
  })

interface Squeeze {
  readonly width: number
  readonly direction: 'ltr' | 'rtl'
}

/** 640 px is what is left of 1280 for somebody who reads at twice the size. */
const squeezes: readonly Squeeze[] = [
  { width: 320, direction: 'ltr' },
  { width: 640, direction: 'ltr' },
  { width: 390, direction: 'rtl' },
  { width: 1280, direction: 'rtl' },
]

const squeezed = async (page: Page, { width, direction }: Squeeze): Promise<string[]> => {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction)
  return [...(await misfits(page)), ...(await outside(page))].map(line => `${width} ${direction}: ${line}`)
}

describe.skipIf(isShort)('every page fits', () => {
  it.each([
    ['small screens, large text and either direction', undefined, squeezes],
    ['words half as long again', longWords, [{ width: 390, direction: 'ltr' }]],
  ] as const)(
    '%s',
    async (_, language, sizes) => {
      const { browser, address } = world()
      const { context, errors } = await newVisitor(browser, 390, { calm: true })
      const openPage = await context.newPage()
      await visit(openPage, address(member, '/?login=true'))
      await logIn(openPage)
      const waitingPage = await context.newPage()
      await keepWaiting(waitingPage)
      if (language !== undefined) {
        await openPage.goto(address(member, `/?lang=${language}`))
        await openPage.locator(`html[lang="${language.replace('_', '-')}"]`).waitFor()
      }
      const found: Record<string, string[]> = {}
      for (const path of pathsOf(member)) {
        const page = waitingRooms.has(path) ? waitingPage : openPage
        await visit(page, address(member, path))
        const lines: string[] = []
        for (const size of sizes) lines.push(...(await squeezed(page, size)))
        if (lines.length > 0) found[path] = lines
      }
      expect(found).toEqual({})
      expect(errors).toEqual([])
      await context.close()
    },
    480_000,
  )
})
