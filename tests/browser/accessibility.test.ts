import { AxeBuilder } from '@axe-core/playwright'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
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

interface Case {
  readonly member: DemoMember
  /** The widths at which axe runs; layout problems are checked at every width. */
  readonly widths: readonly number[]
  readonly username: string | null
  /** The twelfth of the pages that a short run checks. */
  readonly twelfth: number
}

const cases: readonly Case[] = [
  { member: members[0]!, widths: isShort ? [390] : [390, 1280], username: 'rowan', twelfth: 0 },
  { member: members[1]!, widths: [390], username: 'rowan', twelfth: 3 },
  { member: members[2]!, widths: [1280], username: 'rowan', twelfth: 6 },
  { member: members[0]!, widths: [390], username: null, twelfth: 9 },
]

const described = cases.map(each => ({
  ...each,
  look: each.member.look,
  who: each.username ?? 'a visitor',
}))

const selectShare = (paths: readonly string[], twelfth: number): readonly string[] =>
  isShort ? paths.filter((_, i) => i % 12 === twelfth) : paths

describe('every page of the site', () => {
  it.concurrent.each(described)(
    'passes axe and fits the screen in the $look look for $who',
    async ({ member, widths, username, twelfth }) => {
      const { browser, address } = world()
      const { context, errors } = await newVisitor(browser, 390, { calm: true })
      const openPage = await context.newPage()
      const found: Record<string, string[]> = {}
      if (username !== null) {
        await visit(openPage, address(member, '/?login=true'))
        await logIn(openPage, username)
      }
      const waitingPage = await context.newPage()
      await blockReconnection(waitingPage)
      for (const path of selectShare(pathsFor(member), twelfth)) {
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
