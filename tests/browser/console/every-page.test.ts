import { AxeBuilder } from '@axe-core/playwright'
import { pageNames, pages } from '@fairground/console/core/pages'
import { openDemoApi } from '@fairground/testkit/demo/demo-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { ensureWorklists } from '@fairground/testkit/demo/worklists/seed-worklists'
import { demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { findLayoutProblems, waitForAnimations } from '../support/every-page.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { type StaffName, useConsoleWorld } from './support/console-world.ts'
import { findScreens } from './support/find-screens.ts'

const [first] = demoMembers
if (!first) throw new Error('the demo has no operator')
// Hourly draws, so that no page changes during the checks.
const member = { ...first, games: first.games.map(game => ({ ...game, ...hourlyFromNow() })) }
const world = useConsoleWorld('console-pages', () => ({
  members: [member],
  crowd: 2,
  balance: 100_000n,
  details: true,
  worklists: true,
}))
/** Screens that a page opens from a row or a search, without a link. */
const findFurther = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const nora = await world().asStaff('nora')
  const { found } = await nora.call('findByCode', { code: 'greta' }, member.id)
  return {
    games: [`games/${member.games[0]!.id}`],
    players: found.map(({ id }) => `players/${id}`),
    languages: ['languages/en_GB', 'languages/mails'],
  }
}

let further: Readonly<Record<string, readonly string[]>> = {}
beforeAll(async () => {
  const { stack, folder } = world()
  await ensureWorklists({ stack, folder, member, api: openDemoApi({ ...stack, folder }) })
  further = await findFurther()
}, 180_000)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const findViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

interface Case {
  readonly staff: StaffName
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

/** Together these people have a right on every page. */
const people: readonly StaffName[] = ['tom', 'hannah', 'priya', 'aoife', 'nora', 'sam', 'ivo']
const cases: readonly Case[] = isShort
  ? [
      { staff: 'ivo', width: 1280, scheme: 'light' },
      { staff: 'sam', width: 1440, scheme: 'dark' },
    ]
  : people.flatMap(staff => [
      { staff, width: 1280, scheme: 'light' as const },
      { staff, width: 1440, scheme: 'dark' as const },
      { staff, width: 390, scheme: 'light' as const },
    ])

const isLoaded = (): boolean =>
  [...document.querySelectorAll('main [role=status]')].every(
    ({ textContent }) => !textContent.startsWith('Loading'),
  )

describe('every page of the console', () => {
  it.each(cases)(
    'passes axe and fits $width px for $staff in $scheme',
    async ({ staff, width, scheme }) => {
      const { page, context, errors, open } = await world().signIn(staff, { width, scheme })
      const isWhole = width >= 1280 && !isShort
      const problems: string[] = []
      for (const name of pageNames) {
        const screens = findScreens(pages[name].path)
        if (isWhole) for (const path of further[name] ?? []) screens.add(path)
        for (let path = screens.next(); path !== undefined; path = screens.next()) {
          await open(path)
          // A page without a right leads to the first page of the person.
          if (!new URL(page.url()).pathname.startsWith(`/${member.id}/${path}`)) break
          await page.waitForFunction(isLoaded)
          await waitForAnimations(page)
          const screen = path.replaceAll('/', '-')
          await takePicture(page, `console-${screen}-${staff}-${width}-${scheme}`)
          const found = [...(await findLayoutProblems(page)), ...(await findViolations(page))]
          problems.push(...found.map(problem => `${path}: ${problem}`))
          if (isWhole) await screens.addLinks(page, member.id)
        }
      }
      expect(problems).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
    600_000,
  )
})
