import { formatExact } from '@fairground/rules/money/format'
import { priceIn } from '@fairground/rules/money/exchange'
import { money } from '@fairground/rules/money/money'
import { demoPassword } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { auditLines } from '../faults/audit-lines.ts'
import { newVisitor } from './browser.ts'
import { buyByCall } from '@fairground/testkit/demo/buy-by-call'
import { drawNow } from './draw-now.ts'
import { enter } from './enter.ts'
import { type Hands, keyboard, mouse } from './hands.ts'
import { type DrawnKind, games, type InstantKind, type Kind, kindsMember as member } from './kinds-world.ts'
import { logInByCall } from '@fairground/testkit/demo/log-in-by-call'
import { gameOver } from './pages/game-over.ts'
import { header } from './pages/header.ts'
import { instantCard } from './pages/instant-card.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { purchase } from './pages/purchase.ts'
import { isShort } from './short.ts'
import { useSiteWorld } from './site-world.ts'

const world = useSiteWorld('kinds', () => ({
  members: [member],
  crowd: 1,
  balance: 1_000_000n,
  extras: true,
}))

interface Visitor {
  readonly username: string
  readonly context: BrowserContext
  readonly handsOn: (page: Page) => Hands
}

/** What is to be chosen before it can be bought. */
const choose: Record<Kind, (page: Page, hands: Hands) => Promise<void>> = {
  fiveAndOne: (page, hands) => picker(page).type('3 9 17 24 31 + 7', hands),
  async pickThree(page, hands) {
    await picker(page).type('407', hands)
    await picker(page).stake(hands)
  },
  race: (page, hands) => picker(page).dip(hands),
  bingo: async () => undefined,
  raffle: async () => undefined,
  scratchcard: async () => undefined,
  crossword: async () => undefined,
}

const priceOf = (kind: Kind): number => Number(games[kind].cost + games[kind].fee)

/** From the lobby to a bought ticket; the balance is down by what it costs, to the penny. */
const buy = async (page: Page, hands: Hands, kind: Kind): Promise<number> => {
  await lobby(page).open(world().address(member))
  if (kind in reveal) await hands.press(lobby(page).tab('Instaplay'))
  const before = await header(page).balanceMinor()
  await hands.press(lobby(page).play(games[kind].title))
  await choose[kind](page, hands)
  await purchase(page).buy(hands)
  return before
}

const balanceBecomes = (page: Page, amount: number) =>
  expect.poll(() => header(page).balanceMinor(), { timeout: 10_000 }).toBe(amount)

/** Leaves the address of the ticket. */
const buyTicket = async (page: Page, hands: Hands, kind: DrawnKind): Promise<string> => {
  const before = await buy(page, hands, kind)
  await purchase(page).watch.waitFor()
  await balanceBecomes(page, before - priceOf(kind))
  return page.url()
}

const reveal: Record<InstantKind, (page: Page, hands: Hands) => Promise<void>> = {
  scratchcard: (page, hands) => hands.pressEach(instantCard(page).windows, 9),
  async crossword(page, hands) {
    await hands.pressEach(instantCard(page).letters, 3)
    await hands.press(instantCard(page).revealAll)
  },
}

const buyAndOpen = async (page: Page, hands: Hands, kind: InstantKind): Promise<number> => {
  const before = await buy(page, hands, kind)
  await instantCard(page).revealAll.waitFor({ timeout: 30_000 })
  await reveal[kind](page, hands)
  await instantCard(page).result.waitFor()
  const won = await instantCard(page).won()
  await balanceBecomes(page, before - priceOf(kind) + won)
  return won - priceOf(kind)
}

/** How the game went for this visitor: what came back less what it cost. */
const untilOver = async (page: Page, kind: DrawnKind): Promise<number> => {
  await page.waitForURL(/game-?over/i, { timeout: 150_000 })
  await gameOver(page).title.waitFor()
  const { staked, back } = await gameOver(page).sums()
  expect({ kind, staked }).toEqual({ kind, staked: priceOf(kind) })
  await gameOver(page).verify().waitFor()
  return back - staked
}

const drawn: readonly DrawnKind[] = ['fiveAndOne', 'pickThree', 'race', 'bingo', 'raffle']

/** Buys and opens everything, and stops in front of the shows; tells how they end. */
const playEverything = async ({ username, context, handsOn }: Visitor) => {
  const page = await context.newPage()
  const hands = handsOn(page)
  await lobby(page).open(world().address(member))
  await hands.press(lobby(page).logInButton)
  await loginModal(page).logIn(username, demoPassword, hands)
  await header(page).balance.waitFor()
  const atFirst = await header(page).balanceMinor()
  const opened = [await buyAndOpen(page, hands, 'scratchcard'), await buyAndOpen(page, hands, 'crossword')]
  const tickets: { kind: DrawnKind; url: string }[] = []
  for (const kind of drawn) tickets.push({ kind, url: await buyTicket(page, hands, kind) })
  await page.close()
  const shows: { kind: DrawnKind; show: Page }[] = []
  for (const { kind, url } of tickets) {
    const show = await context.newPage()
    await show.goto(url)
    await handsOn(show).press(purchase(show).watch)
    await show.waitForURL(/playout/)
    shows.push({ kind, show })
  }
  return async (): Promise<void> => {
    const played = await Promise.all(shows.map(({ kind, show }) => untilOver(show, kind)))
    const last = shows[0]!.show
    await lobby(last).open(world().address(member))
    const expected = [...opened, ...played].reduce((sum, each) => sum + each, atFirst)
    await balanceBecomes(last, expected)
  }
}

describe('a second currency', () => {
  it('pays for a line at the rate that is told, and leaves the first alone', async () => {
    const { address, stack } = world()
    const { call } = await logInByCall(stack.port, member, 'bob')
    const { id: gameId, title } = games.fiveAndOne
    const isOnSale = async () =>
      (await call('getFilteredGames', { filter: { gameId } })).games.some(each => each.gameStatus === 'OPEN')
    await until('it is on sale', isOnSale, 30_000)
    const { page, errors } = await enter(world(), member, 'bob', 390)
    const hands = mouse()
    await lobby(page).open(address(member))
    await hands.press(lobby(page).play(title))
    await choose.fiveAndOne(page, hands)
    const before = await header(page).balanceMinor()
    const price = priceIn(money(BigInt(priceOf('fiveAndOne')), 'GBP'), '1', 'EUR', '0.86')
    const told = formatExact(price, { decimals: 'always' })
    const paysWith = page.getByRole('group', { name: 'Pay with' })
    await hands.press(paysWith.getByRole('button', { name: told }))
    await page.getByText('Exchanged as you buy: 1 EUR is 0.86 GBP').waitFor()
    await purchase(page).buy(hands)
    await page.getByText(`${told} paid.`).waitFor()
    await purchase(page).watch.waitFor()
    expect(await header(page).balanceMinor()).toBe(before)
    expect(errors).toEqual([])
  }, 120_000)
})

describe('every kind of game', () => {
  it('is played from the lobby to its end, by mouse on a phone and a desktop, and by keyboard', async () => {
    const { browser, stack } = world()
    const players = [
      { username: 'rowan', width: 390, handsOn: mouse },
      { username: 'crowd1', width: 1280, handsOn: keyboard },
      ...(isShort ? [] : [{ username: 'alice', width: 1280, handsOn: mouse }]),
    ] as const
    const { id: bingoId } = games.bingo
    await buyByCall(await logInByCall(stack.port, member, 'bob'), bingoId, 100)
    const errors: string[][] = []
    const endings = await Promise.all(
      players.map(async ({ width, ...player }) => {
        const visitor = await newVisitor(browser, width, { calm: true })
        errors.push(visitor.errors)
        return playEverything({ ...player, context: visitor.context })
      }),
    )
    await drawNow(
      stack.ownerUrl,
      drawn.map(kind => games[kind].id),
    )
    await Promise.all(endings.map(end => end()))
    expect(errors.flat()).toEqual([])
    expect(await auditLines(stack.databaseUrl)).toEqual([])
  }, 300_000)
})
