import { type Caller, createCaller } from '@fairground/testkit/demo/create-caller'
import { findSessionToken } from '@fairground/testkit/demo/find-session-token'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { findProgram } from '@fairground/testkit/services/programs'
import { pressGapMs } from '@fairground/ui/controls/use-guarded-press'
import { chromium, type Browser, type Page } from 'playwright-core'
import { buyPlays } from './buy-plays.ts'
import { createScreens } from './screens.ts'
import { takeDeposit, takeStates, takeTour, takeVisitor } from './tour.ts'

export interface ShotOptions {
  readonly port: number
  readonly members: readonly DemoMember[]
  readonly out: string
  readonly say: (line: string) => void
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const widths = [390, 1280] as const
const playerByWidth = { 390: 'alice', 1280: 'rowan' } as const
const lines = ['4 11 23 30 38 47', '7 9 16 25 41 44', '2 18 21 33 36 49']

/** All looks and widths play the same draw at the same time. Returns the number of pictures. */
export const takeShots = async (options: ShotOptions): Promise<number> => {
  const browser = await chromium.launch({ executablePath: findProgram('chromium'), args: flags })
  try {
    const stories = options.members.flatMap(member =>
      widths.map(width => play(browser, options, member, width)),
    )
    return (await Promise.all(stories)).reduce((sum, count) => sum + count, 0)
  } finally {
    await browser.close()
  }
}

const play = async (
  browser: Browser,
  { port, out, say }: ShotOptions,
  member: DemoMember,
  width: 390 | 1280,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const address = (path: string) => `http://${member.code}.localhost:${port}${path}`
  const screens = await createScreens(page, address, name => `${name}-${member.look}-${width}`, out)
  const { shot } = screens

  await page.goto(address('/'))
  await page
    .getByRole('link', { name: /^Pick numbers/ })
    .first()
    .waitFor()
  await shot('lobby-visitor')
  await takeVisitor(page, createCaller(port, member, null), screens)
  await page.goto(address('/?login=true'))
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByRole('textbox', { name: 'Username' }).fill(playerByWidth[width])
  await login.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await shot('login', false)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await login.waitFor({ state: 'hidden' })
  await page.goto(address('/not-a-page'))
  await shot('not-found')
  await page.goto(address('/rewards'))
  await shot('rewards')
  await page.goto(address('/referrals'))
  await shot('referrals')

  const instanceId = await openInstance(page, createCaller(port, member, null), member)
  await page.goto(address(`/pick?id=${instanceId}`))
  await typeLines(page)
  await shot('picker')
  await page
    .getByRole('button', { name: /^Buy 3 lines/ })
    .first()
    .click()
  const review = page.getByRole('dialog', { name: /^Check your ticket/ })
  await review.getByRole('button', { name: /^Buy/ }).waitFor()
  await shot('review', false)
  await review.getByRole('button', { name: /^Buy/ }).click()
  await review.waitFor({ state: 'hidden' })
  await shot('ticket')
  // Buys the other games only now, because a starting game would open its invitation while numbers are picked.
  const token = findSessionToken(await page.context().cookies(), member)
  const caller = createCaller(port, member, token)
  const bought = await buyPlays(caller, member)
  say(`${member.look} ${width}: bought, waiting for the draw`)

  await page.goto(address(`/playout?id=${instanceId}`))
  await shot('playout-waiting')
  await page.locator('[data-position="4"]').first().waitFor({ timeout: 180_000 })
  await shot('playout')
  await page.goto(address('/'))
  await shot('lobby')
  await page.goto(address(`/playout?id=${instanceId}`))
  await page.waitForURL(/gameOverLottery/, { timeout: 120_000 })
  await page.getByRole('link', { name: 'Verify this draw' }).waitFor()
  await shot('game-over')
  await page.getByRole('link', { name: 'Verify this draw' }).click()
  await page.getByRole('button', { name: /Download proof/ }).waitFor()
  await shot('verify')
  await page.goto(address('/draws'))
  await shot('results')
  // Before the tour, because the withdrawal page needs a stored card.
  await takeDeposit(page, screens)
  await takeTour({ page, caller, bought }, screens)
  await takeStates(page, screens)
  await context.close()
  return screens.count()
}

/** The next instance of the operator's first game that stays open long enough to pick numbers. */
const openInstance = async (page: Page, { call }: Caller, { games }: DemoMember): Promise<number> => {
  const gameId = games[0]!.id
  for (;;) {
    const listed = await call('getFilteredGames', { filter: { gameId } })
    const open = listed.games.find(
      game => game.gameStatus === 'OPEN' && (game.registrationEndTime ?? 0) > Date.now() + 30_000,
    )
    if (open) return open.gameInstanceId
    await page.waitForTimeout(1000)
  }
}

const typeLines = async (page: Page): Promise<void> => {
  const typed = page.getByRole('textbox', { name: 'Or type your numbers' })
  for (const [i, line] of lines.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add line' }).click()
    await typed.fill(line)
    await typed.press('Enter')
    await page
      .getByRole('button', { name: `Remove line ${i + 1}` })
      .first()
      .waitFor()
    // A second press within this time is treated as a double click.
    await page.waitForTimeout(pressGapMs)
  }
}
