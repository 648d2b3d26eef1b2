import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { transportPaths } from '@fairground/contract/transport'
import { type DemoGame } from '@fairground/testkit/demo/demo-game'
import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { endNow } from './draw-now.ts'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { header } from '../pages/header.ts'
import { loginModal } from '../pages/login-modal.ts'
import { builtPaths, redirectPaths } from './site-routes.ts'
import { type SiteWorld, useSiteWorld } from './site-world.ts'

type Kind = DemoGame['rules']['kind']
type Runs = Partial<Record<Kind, number>>

const isDeck = /scratchcard|crossword/
const today = new Date().toISOString().slice(0, 10)

/** Buys a ticket for every game of the operator. */
const buyEverything = async ({ stack }: SiteWorld, member: DemoMember): Promise<Runs> => {
  const rowan = await logInThroughApi(stack.port, member, 'rowan')
  const bought: Runs = {}
  for (const { id, rules } of member.games) bought[rules.kind] = await buyThroughApi(rowan, id)
  return bought
}

const lottery: readonly Kind[] = ['oneDrawGameExt', 'oneDrawGame']
/** The state and kinds of the instance that a page needs in its address. */
const requiredInstance: Readonly<Record<string, readonly ['open' | 'ended', readonly Kind[]]>> = {
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

export interface EveryPage {
  readonly world: () => SiteWorld
  readonly members: readonly DemoMember[]
  /** The path of every page, with an instance id where the page needs one. */
  readonly pathsFor: (member: DemoMember) => string[]
}

/** The first demo operators, where rowan holds a ticket in an ended and in an open instance of every kind. */
export const useEveryPage = (name: string, operators: number): EveryPage => {
  // Hourly draws, so that no page changes during the checks.
  const members = demoMembers.slice(0, operators).map(member => ({
    ...member,
    games: member.games.map(game => ({ ...game, ...hourlyFromNow() })),
  }))
  const world = useSiteWorld(name, () => ({ members, crowd: 0, balance: 1_000_000n }))
  const runs = new Map<DemoMember, { ended: Runs; open: Runs }>()
  const buyForAll = () => Promise.all(members.map(member => buyEverything(world(), member)))

  beforeAll(async () => {
    const ended = await buyForAll()
    const drawn = members.flatMap(({ games }) => games.filter(({ rules }) => !isDeck.test(rules.kind)))
    await endNow(
      world().stack.ownerUrl,
      drawn.map(({ id }) => id),
    )
    const open = await buyForAll()
    for (const [i, member] of members.entries())
      runs.set(member, { ended: ended[i] ?? {}, open: open[i] ?? {} })
  }, 180_000)

  const pathsFor = (member: DemoMember): string[] => [
    ...builtPaths.map(path => {
      const [when, kinds] = requiredInstance[path] ?? ['open', []]
      const id = kinds.map(kind => runs.get(member)?.[when][kind]).find(each => each !== undefined)
      const filled = path
        .replace(':pageLink', 'how-to-play')
        .replace(':gameId', String(member.games[0]?.id))
        .replace(':kind', member.games[0]?.rules.kind ?? '')
        .replace(':day', today)
      return filled + (id === undefined ? '' : `?id=${id}`)
    }),
    ...redirectPaths,
    '/draws',
    '/?login=true',
    '/no-such-page',
  ]
  return { world, members, pathsFor }
}

/** Checks that the page does not scroll sideways and has exactly one main heading. */
export const findLayoutProblems = async (page: Page): Promise<string[]> => {
  const { sideways, headings } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
  }))
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
  ]
}

export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // By element: an open dialog, such as the login of a visitor, hides the page behind it from roles.
  await page.locator('h1').first().waitFor()
  // On a slow machine the heading of the first frame gives way to the content, which has its own.
  await page.waitForFunction(
    () =>
      !document.querySelector('[role=status][aria-label^=Loading]') && document.querySelector('h1') !== null,
  )
}

/** Waits for transitions, for example of colours after a change of width. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

/** Pages that navigate away as soon as the connection or the site is back. */
export const waitingPages: ReadonlySet<string> = new Set(['/idle', '/maintenance'])

/** Blocks every transport and stops the clock: a transport that connects corrects the clock, and the page leaves. */
export const blockReconnection = async (page: Page): Promise<void> => {
  await page.routeWebSocket(/./, socket => socket.close())
  for (const path of [transportPaths.events, transportPaths.polling])
    await page.route(
      url => url.pathname === path,
      () => undefined,
    )
  await page.clock.setFixedTime(Date.now())
}

export const logIn = async (page: Page, username = 'rowan'): Promise<void> => {
  await loginModal(page).logIn(username, demoPassword)
  await header(page).balance.waitFor()
}
