import { AxeBuilder } from '@axe-core/playwright'
import type { DemoGame } from '@fairground/testkit/demo/demo-game'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { header } from './pages/header.ts'
import { practicePage, resultsPage, statisticsPage } from './pages/results.ts'
import { newVisitor } from './support/browser.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { findLayoutProblems, waitForAnimations } from './support/every-page.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

/** One operator with every kind of game. Hourly draws, so that only the test starts a draw. */
const member: DemoMember = {
  ...demoMembers[0]!,
  games: demoMembers[0]!.games.map(game => ({ ...game, ...hourlyFromNow() })),
}

const find = (kind: DemoGame['rules']['kind']): DemoGame => {
  const found = member.games.find(({ rules }) => rules.kind === kind)
  if (!found) throw new Error(`the demo has no ${kind}`)
  return found
}

const games = {
  fiveAndOne: find('oneDrawGameExt'),
  pickThree: find('oneDrawGameExtMulti'),
  race: find('regularGame'),
  bingo: find('bingoGame'),
  raffle: find('raffleGame'),
  scratchcard: find('scratchcardGame'),
}

const world = useSiteWorld('results', () => ({ members: [member], crowd: 0, balance: 1_000_000n }))
const drawn = [games.fiveAndOne, games.pickThree, games.race, games.bingo, games.raffle]
const widths = [390, 1280]

const toDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(part => String(part).padStart(2, '0')).join('-')
const today = toDay(new Date())
/** One guide of each form: numbers, cards and windows. */
const checked = /oneDrawGame$|bingo|scratchcard/

beforeAll(async () => {
  const rowan = await logInThroughApi(world().stack.port, member, 'rowan')
  for (const { id } of drawn) await buyThroughApi(rowan, id, 3)
  await endNow(
    world().stack.ownerUrl,
    drawn.map(({ id }) => id),
  )
}, 180_000)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const expectAccessible = async (page: Page, at: readonly number[] = widths): Promise<void> => {
  for (const width of at) {
    await page.setViewportSize({ width, height: 844 })
    await waitForAnimations(page)
    expect(await findLayoutProblems(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode()
      .analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`)),
    ).toEqual([])
  }
}

const openAsVisitor = async () => {
  const { context, errors } = await newVisitor(world().browser, 390, { calm: true })
  const page = await context.newPage()
  return { page, errors, visit: (path: string) => page.goto(world().address(member, path)) }
}

describe.skipIf(isShort)('results by day', () => {
  it('list every kind of draw with winners, prizes and links for a visitor', async () => {
    const { page, errors, visit } = await openAsVisitor()
    for (const { id, title } of drawn) {
      await visit(`/results/${id}`)
      await resultsPage(page).heading(`${title} results`).waitFor()
      const draw = resultsPage(page).draws.first()
      await draw.getByRole('table', { name: 'Winners and prizes' }).waitFor()
      await draw.getByText('Prizes paid in total').waitFor()
      await draw.getByRole('link', { name: `Verify ${title}` }).waitFor()
      await draw.getByRole('link', { name: `Watch ${title}` }).waitFor()
    }
    await visit(`/results/${games.raffle.id}/${today}`)
    await resultsPage(page).draws.first().waitFor()
    await expectAccessible(page)
    await resultsPage(page).dayField.fill('2026-01-01')
    await page.waitForURL(/\/2026-01-01$/)
    await page.getByText('No draws on this day').waitFor()
    await page.getByRole('link', { name: /^Later draws/ }).click()
    await page.waitForURL(new RegExp(`${today}$`))
    await visit('/results/999999')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(errors).toEqual([])
  }, 180_000)
})

describe.skipIf(isShort)('number statistics', () => {
  it('show counts and jackpots as a chart and a table, with the sentence about chance', async () => {
    const { page, errors, visit } = await openAsVisitor()
    await visit(`/statistics/${games.fiveAndOne.id}`)
    await statisticsPage(page).sentence.waitFor()
    await statisticsPage(page).showTable('Numbers drawn')
    await statisticsPage(page).showTable('Jackpot history')
    await expectAccessible(page)
    await visit(`/statistics/${games.pickThree.id}`)
    await page.getByRole('region', { name: 'Digits in position 3' }).waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('how to play', () => {
  it('explains every kind with pictures, from the game and from the list', async () => {
    const { page, errors, visit } = await openAsVisitor()
    await visit('/howtoplay')
    const links = page.getByRole('main').locator('a[href^="/howtoplay/"]')
    await links.first().waitFor()
    const paths = await links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
    expect(paths).toHaveLength(new Set(member.games.map(({ rules }) => rules.kind)).size)
    for (const path of [...paths, '/howtoplay/oneDrawGame']) {
      await visit(path)
      await page.getByRole('heading', { level: 1, name: /^How to play:/ }).waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
      if (checked.test(path)) await expectAccessible(page, [390])
    }
    expect(errors).toEqual([])
  }, 240_000)
})

describe.skipIf(isShort)('my statistics', () => {
  it('are linked from safer play and show a loss plainly', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 390)
    await visit('/cashier/responsiblegaming')
    await page.getByRole('link', { name: /^My statistics/ }).click()
    await page.getByRole('table', { name: 'By kind of game' }).waitFor()
    await page.getByText(/^You (spent|won) .* more than you (won|spent)\.$/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Own dates' }).click()
    await page.getByLabel('From', { exact: true }).fill('2020-01-01')
    await page.getByLabel('To', { exact: true }).fill('2020-01-02')
    await page.getByText('No plays in this period').waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('the practice game', () => {
  it('is played with play money by a visitor and by a player without touching the balance', async () => {
    const { page, errors, visit } = await openAsVisitor()
    await visit('/practice')
    await page.getByRole('link', { name: new RegExp(games.fiveAndOne.title) }).click()
    const practice = practicePage(page)
    await practice.mark.waitFor()
    await practice.button(/^Practi[cs]e one draw/).click()
    await practice.result.getByText(/^(No prize|This play would have won)/).waitFor()
    await expectAccessible(page)
    for (const { id } of [games.pickThree, games.race]) {
      await visit(`/practice/${id}`)
      await practice.button(/^Practi[cs]e 100 draws/).click()
      await practice.result.getByText(/of 100 plays won\. Spent/).waitFor()
    }
    await visit(`/practice/${games.bingo.id}`)
    await page.getByText('No practice for this game').waitFor()
    expect(errors).toEqual([])

    const player = await enterAs(world(), member, 'rowan', 1280)
    const before = await header(player.page).balanceMinor()
    await player.visit(`/practice/${games.scratchcard.id}`)
    const card = practicePage(player.page)
    await card.button('Get a practice card').click()
    await card.window(1).click()
    await card.button('Open all').click()
    await card.result.getByText(/^(No prize|This play would have won)/).waitFor()
    await card.wallet.getByText('1 practice play').waitFor()
    await expectAccessible(player.page)
    expect(await header(player.page).balanceMinor()).toBe(before)
    expect(player.errors).toEqual([])
  }, 180_000)
})
