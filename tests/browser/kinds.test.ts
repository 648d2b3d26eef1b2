import { formatExact } from '@fairground/rules/money/format'
import { priceIn } from '@fairground/rules/money/exchange'
import { money } from '@fairground/rules/money/money'
import { demoPassword } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { newVisitor } from './support/browser.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { drawNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { type InputDevice, keyboard, mouse } from './support/input-device.ts'
import {
  type DrawnKind,
  games,
  type InstantKind,
  type Kind,
  kindsMember as member,
} from './support/kinds-world.ts'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { gameOver } from './pages/game-over.ts'
import { header } from './pages/header.ts'
import { instantCard } from './pages/instant-card.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { purchase } from './pages/purchase.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const world = useSiteWorld('kinds', () => ({
  members: [member],
  crowd: 1,
  balance: 1_000_000n,
  extras: true,
}))

interface Visitor {
  readonly username: string
  readonly kinds: readonly Kind[]
  readonly context: BrowserContext
  readonly createDevice: (page: Page) => InputDevice
}

/** Makes the choices that a kind requires before the purchase. */
const choose: Record<Kind, (page: Page, device: InputDevice) => Promise<void>> = {
  fiveAndOne: (page, device) => picker(page).type('3 9 17 24 31 + 7', device),
  pickThree: (page, device) => picker(page).type('407', device),
  race: (page, device) => picker(page).dip(device),
  bingo: async () => undefined,
  raffle: async () => undefined,
  scratchcard: async () => undefined,
  crossword: async () => undefined,
}

const priceFor = (kind: Kind): number => Number(games[kind].cost + games[kind].fee)

/** Buys a ticket from the lobby and returns the balance before the purchase. */
const buy = async (page: Page, device: InputDevice, kind: Kind): Promise<number> => {
  await lobby(page).open(world().address(member))
  if (kind in reveal) await device.press(lobby(page).tab('Instant games'))
  const before = await header(page).balanceMinor()
  await device.press(lobby(page).play(games[kind].title))
  await choose[kind](page, device)
  await purchase(page).buy(device)
  return before
}

const balanceBecomes = (page: Page, amount: number) =>
  expect.poll(() => header(page).balanceMinor(), { timeout: 10_000 }).toBe(amount)

/** Buys a ticket, checks the balance and returns the address of the ticket page. */
const buyTicket = async (page: Page, device: InputDevice, kind: DrawnKind): Promise<string> => {
  const before = await buy(page, device, kind)
  await purchase(page).watch.waitFor()
  await balanceBecomes(page, before - priceFor(kind))
  return page.url()
}

const reveal: Record<InstantKind, (page: Page, device: InputDevice) => Promise<void>> = {
  scratchcard: (page, device) => device.pressEach(instantCard(page).windows, 9),
  async crossword(page, device) {
    await device.pressEach(instantCard(page).letters, 3)
    await device.press(instantCard(page).revealAll)
  },
}

const buyAndOpen = async (page: Page, device: InputDevice, kind: InstantKind): Promise<number> => {
  const before = await buy(page, device, kind)
  await instantCard(page).revealAll.waitFor({ timeout: 30_000 })
  await reveal[kind](page, device)
  await instantCard(page).result.waitFor()
  const won = await instantCard(page).won()
  await balanceBecomes(page, before - priceFor(kind) + won)
  return won - priceFor(kind)
}

/** Waits for the result and returns the winnings minus the stake. */
const untilOver = async (page: Page, kind: DrawnKind): Promise<number> => {
  await page.waitForURL(/game-?over/i, { timeout: 150_000 })
  await gameOver(page).title.waitFor()
  const { staked, back } = await gameOver(page).sums()
  expect({ kind, staked }).toEqual({ kind, staked: priceFor(kind) })
  await gameOver(page).verify().waitFor()
  return back - staked
}

const instant: readonly InstantKind[] = ['scratchcard', 'crossword']
const drawn: readonly DrawnKind[] = ['fiveAndOne', 'pickThree', 'race', 'bingo', 'raffle']

/** In a short run each player plays every other kind. */
const selectKinds = (start: number): readonly Kind[] => {
  const all = [...instant, ...drawn]
  return isShort ? all.filter((_, i) => i % 2 === start) : all
}

/** Buys a ticket of each kind, opens the instant cards and the play-outs, and returns a check of the final balance. */
const playKinds = async ({ username, kinds, context, createDevice }: Visitor) => {
  const page = await context.newPage()
  const device = createDevice(page)
  await lobby(page).open(world().address(member))
  await device.press(lobby(page).logInButton)
  await loginModal(page).logIn(username, demoPassword, device)
  await header(page).balance.waitFor()
  const atFirst = await header(page).balanceMinor()
  const opened: number[] = []
  for (const kind of instant) if (kinds.includes(kind)) opened.push(await buyAndOpen(page, device, kind))
  const tickets: { kind: DrawnKind; url: string }[] = []
  for (const kind of drawn)
    if (kinds.includes(kind)) tickets.push({ kind, url: await buyTicket(page, device, kind) })
  await page.close()
  const playouts: { kind: DrawnKind; playout: Page }[] = []
  for (const { kind, url } of tickets) {
    const playout = await context.newPage()
    await playout.goto(url)
    await createDevice(playout).press(purchase(playout).watch)
    await playout.waitForURL(/playout/)
    playouts.push({ kind, playout })
  }
  return async (): Promise<void> => {
    const played = await Promise.all(playouts.map(({ kind, playout }) => untilOver(playout, kind)))
    const last = playouts[0]!.playout
    await lobby(last).open(world().address(member))
    const expected = [...opened, ...played].reduce((sum, each) => sum + each, atFirst)
    await balanceBecomes(last, expected)
  }
}

describe('a purchase in a second currency', () => {
  it('uses the shown exchange rate and does not change the balance in the first currency', async () => {
    const { address, stack } = world()
    const { call } = await logInThroughApi(stack.port, member, 'bob')
    const { id: gameId, title } = games.fiveAndOne
    const isOnSale = async () =>
      (await call('getFilteredGames', { filter: { gameId } })).games.some(each => each.gameStatus === 'OPEN')
    await until('the game is on sale', isOnSale, 30_000)
    const { page, errors } = await enterAs(world(), member, 'bob', 390)
    const device = mouse()
    await lobby(page).open(address(member))
    await device.press(lobby(page).play(title))
    await choose.fiveAndOne(page, device)
    const before = await header(page).balanceMinor()
    const price = priceIn(money(BigInt(priceFor('fiveAndOne')), 'GBP'), '1', 'EUR', '0.86')
    const priceText = formatExact(price, { decimals: 'always', locale: 'en-GB' })
    const paysWith = page.getByRole('group', { name: 'Pay with' })
    await device.press(paysWith.getByRole('button', { name: priceText }))
    await page.getByText('Converted when you buy: 1 EUR = 0.86 GBP').waitFor()
    await purchase(page).buy(device)
    await page.getByText(`${priceText} paid.`).waitFor()
    await purchase(page).watch.waitFor()
    expect(await header(page).balanceMinor()).toBe(before)
    expect(errors).toEqual([])
  }, 120_000)
})

describe('every kind of game', () => {
  it('is played from the lobby to the result by mouse on phone and desktop and by keyboard', async () => {
    const { browser, stack } = world()
    const players = [
      { username: 'rowan', kinds: selectKinds(0), width: 390, createDevice: mouse },
      { username: 'crowd1', kinds: selectKinds(1), width: 1280, createDevice: keyboard },
      ...(isShort ? [] : [{ username: 'alice', kinds: selectKinds(0), width: 1280, createDevice: mouse }]),
    ] as const
    const { id: bingoId } = games.bingo
    await buyThroughApi(await logInThroughApi(stack.port, member, 'bob'), bingoId, 100)
    const errors: string[][] = []
    const endings = await Promise.all(
      players.map(async ({ width, ...player }) => {
        const visitor = await newVisitor(browser, width, { calm: true })
        errors.push(visitor.errors)
        return playKinds({ ...player, context: visitor.context })
      }),
    )
    await drawNow(
      stack.ownerUrl,
      drawn.map(kind => games[kind].id),
    )
    await Promise.all(endings.map(end => end()))
    expect(errors.flat()).toEqual([])
    expect(await findAuditProblems(stack.databaseUrl)).toEqual([])
  }, 600_000)
})
