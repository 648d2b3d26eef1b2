import { AxeBuilder } from '@axe-core/playwright'
import { type DemoGame, type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from './browser.ts'
import { buyByCall } from './buy-by-call.ts'
import { endNow } from './draw-now.ts'
import { logInByCall } from './log-in-by-call.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { builtPaths } from './site-routes.ts'
import { useSiteWorld } from './site-world.ts'

const hour = 3_600_000
/** Nothing is drawn by the clock: a page stays what it is while it is looked at. */
const members = demoMembers.map(member => ({
  ...member,
  games: member.games.map(game => ({ ...game, everyMs: hour, offsetMs: 0 })),
}))
const world = useSiteWorld('accessibility', () => ({ members, crowd: 0, balance: 1_000_000n }))

type Kind = DemoGame['rules']['kind']
type Runs = Partial<Record<Kind, number>>
const runs = new Map<DemoMember, { ended: Runs; open: Runs }>()

const isDeck = /scratchcard|crossword/

/** A ticket for every game of the operator. */
const buyEverything = async (member: DemoMember): Promise<Runs> => {
  const rowan = await logInByCall(world().stack.port, member, 'rowan')
  const bought: Runs = {}
  for (const { id, rules } of member.games) bought[rules.kind] = await buyByCall(rowan, id)
  return bought
}

beforeAll(async () => {
  const ended = await Promise.all(members.map(buyEverything))
  const drawn = members.flatMap(({ games }) => games.filter(({ rules }) => !isDeck.test(rules.kind)))
  await endNow(
    world().stack.ownerUrl,
    drawn.map(({ id }) => id),
  )
  const open = await Promise.all(members.map(buyEverything))
  for (const [i, member] of members.entries())
    runs.set(member, { ended: ended[i] ?? {}, open: open[i] ?? {} })
}, 180_000)

const lottery: readonly Kind[] = ['oneDrawGameExt', 'oneDrawGame']
/** Which run of which kind a page shows; without one a page says that it knows none. */
const shows: Readonly<Record<string, readonly ['open' | 'ended', readonly Kind[]]>> = {
  '/lobby': ['open', ['regularGame', ...lottery]],
  '/pick': ['open', lottery],
  '/bingo/lobby': ['open', ['bingoGame']],
  '/raffle': ['open', ['raffleGame']],
  '/scratchcard': ['open', ['scratchcardGame']],
  '/crossword': ['open', ['crosswordGame']],
  '/playout': ['open', lottery],
  '/bingo/playout': ['open', ['bingoGame']],
  '/players': ['open', lottery],
  '/bets': ['open', lottery],
  '/draws': ['ended', lottery],
  '/payout': ['ended', lottery],
  '/replay': ['ended', lottery],
  '/gameOver': ['ended', lottery],
  '/gameOverLottery': ['ended', lottery],
  '/gameOverRaffle': ['ended', ['raffleGame']],
  '/bingo/gameover': ['ended', ['bingoGame']],
}

const pathsOf = (member: DemoMember): string[] => [
  ...builtPaths.map(path => {
    const [when, kinds] = shows[path] ?? ['open', []]
    const id = kinds.map(kind => runs.get(member)?.[when][kind]).find(each => each !== undefined)
    return path.replace(':pageLink', 'how-to-play') + (id === undefined ? '' : `?id=${id}`)
  }),
  '/draws',
  '/?login=true',
  '/cashier',
  '/no-such-page',
]

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

const misfits = async (page: Page): Promise<string[]> => {
  const { sideways, headings } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
  }))
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
  ]
}

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Loading]'))
}

const logIn = async (page: Page): Promise<void> => {
  await loginModal(page).logIn('rowan', demoPassword)
  await header(page).balance.waitFor()
}

/** In short every page is seen in the first case, and in each of the others every third. */
const isShort = process.env['BROWSER_SHORT'] === '1'
const shareOf = (paths: readonly string[], nth: number): readonly string[] =>
  isShort && nth > 0 ? paths.filter((_, i) => i % 3 === nth % 3) : paths

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

describe('every page', () => {
  it.concurrent.each(cases)(
    'is accessible and fits, in the $look look for $who',
    async ({ member, widths, loggedIn, nth }) => {
      const { browser, address } = world()
      const { context, errors } = await newVisitor(browser, 390, { calm: true })
      const page = await context.newPage()
      const found: Record<string, string[]> = {}
      if (loggedIn) {
        await visit(page, address(member, '/?login=true'))
        await logIn(page)
      }
      for (const path of shareOf(pathsOf(member), nth)) {
        await visit(page, address(member, path))
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
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
