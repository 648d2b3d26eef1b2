import { AxeBuilder } from '@axe-core/playwright'
import { demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import {
  blockReconnection,
  logIn,
  findLayoutProblems,
  waitForAnimations,
  useEveryPage,
  visit,
  waitingPages,
} from './support/every-page.ts'
import { isShort } from './support/short-run.ts'

const { world, members, pathsFor } = useEveryPage('accessibility', demoMembers.length)

/** Excludes the outlined wordmark: axe takes the outline for the text colour. */
const violations = async (page: Page): Promise<string[]> => {
  const report = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-look-mark="cartoon"]')
    .setLegacyMode()
    .analyze()
  return report.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

/** The widths at which axe runs; layout problems are checked at every width. */
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

/** A short run checks one sixth of the pages in each of the three looks, and one sixth as a visitor. */
const selectShare = (paths: readonly string[], nth: number): readonly string[] =>
  isShort ? paths.filter((_, i) => i % 6 === nth) : paths

describe('every page of the site', () => {
  it.concurrent.each(cases)(
    'passes axe and fits the screen in the $look look for $who',
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
      await blockReconnection(waitingPage)
      for (const path of selectShare(pathsFor(member), nth)) {
        const page = waitingPages.has(path) ? waitingPage : openPage
        await visit(page, address(member, path))
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await waitForAnimations(page)
          const lines = [
            ...(await findLayoutProblems(page)),
            ...(widths.includes(width) ? await violations(page) : []),
          ]
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
