import { AxeBuilder } from '@axe-core/playwright'
import { demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './browser.ts'
import { keepWaiting, logIn, misfits, standsStill, useEveryPage, visit, waitingRooms } from './every-page.ts'
import { isShort } from './short.ts'

const { world, members, pathsOf } = useEveryPage('accessibility', demoMembers.length)

/** The outlined wordmark is left out: axe reads it as text in the colour of its outline. */
const violations = async (page: Page): Promise<string[]> => {
  const report = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-look-mark="cartoon"]')
    .setLegacyMode()
    .analyze()
  return report.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

/** Where axe looks; whether the page fits is looked at everywhere. */
const cases = [
  { member: members[0]!, widths: isShort ? [390] : [390, 1280], loggedIn: true },
  { member: members[1]!, widths: [390], loggedIn: true },
  { member: members[2]!, widths: [1280], loggedIn: true },
  { member: members[0]!, widths: [390], loggedIn: false },
].map((each, nth) => ({
  ...each,
  nth,
  look: each.member.look,
  who: each.loggedIn ? 'a player' : 'a visitor',
}))

/** In short a sixth of the pages is seen in each of the three looks, and another by a visitor. */
const shareOf = (paths: readonly string[], nth: number): readonly string[] =>
  isShort ? paths.filter((_, i) => i % 6 === nth) : paths

describe('every page', () => {
  it.concurrent.each(cases)(
    'is accessible and fits, in the $look look for $who',
    async ({ member, widths, loggedIn, nth }) => {
      const { browser, address } = world()
      const { context, errors } = await newVisitor(browser, 390, { calm: true })
      const openPage = await context.newPage()
      const found: Record<string, string[]> = {}
      if (loggedIn) {
        await visit(openPage, address(member, '/?login=true'))
        await logIn(openPage)
      }
      const waitingPage = await context.newPage()
      await keepWaiting(waitingPage)
      for (const path of shareOf(pathsOf(member), nth)) {
        const page = waitingRooms.has(path) ? waitingPage : openPage
        await visit(page, address(member, path))
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await standsStill(page)
          const lines = [...(await misfits(page)), ...(widths.includes(width) ? await violations(page) : [])]
          if (lines.length > 0) found[`${path} at ${width}`] = lines
        }
      }
      expect(found).toEqual({})
      expect(errors).toEqual([])
      await context.close()
    },
    480_000,
  )
})
