import { demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { verificationPage } from '../pages/account.ts'
import { enterAs } from '../support/enter-as.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { takePicture } from '../support/take-picture.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-kyc', () => ({ members: [member], crowd: 0, details: true }))
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** The player sends a picture of their identity document on the site. */
const sendDocument = async (username: string) => {
  const player = await enterAs(world(), member, username, 1280)
  await player.visit('/account/verification')
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await player.page.screenshot() }
  await verificationPage(player.page).send('ID', picture)
  const card = verificationPage(player.page).card('ID')
  await card.getByText('In review').waitFor()
  return { ...player, card }
}

const openQueue = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'KYC' }).click()
  await page.getByRole('heading', { level: 1, name: 'KYC' }).waitFor()
}

describe.skipIf(isShort)('KYC', () => {
  it('claims a request, views the document by keyboard and accepts it; the player sees it', async () => {
    const alice = await sendDocument('alice')
    const { page, errors } = await world().signIn('aoife')
    const addresses = new Set<string>()
    page.on('request', request => addresses.add(request.url()))
    await openQueue(page)
    const queue = page.getByRole('region', { name: 'Queue' })
    await queue.getByRole('link', { name: /^alice/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Claim and review' }).focus()
    await page.keyboard.press('Enter')
    const picture = page.getByRole('img', { name: /with a watermark/ })
    // The passkey is used before the click reaches the picture.
    await picture.click()
    await queue.getByText('You work on it').waitFor()

    const size = () =>
      picture.evaluate(canvas => [(canvas as HTMLCanvasElement).width, canvas.getBoundingClientRect().width])
    const [width, shown] = await size()
    await page.getByRole('region', { name: /Plus and minus zoom/ }).focus()
    await page.keyboard.press('+')
    expect((await size())[1]).toBeGreaterThan(shown!)
    await page.keyboard.press(']')
    expect((await size())[0]).not.toBe(width)
    await page.keyboard.press('0')
    expect(await size()).toEqual([width, shown])
    await takePicture(page, 'console-kyc-review')

    const decide = page.getByRole('region', { name: 'Decide' })
    await decide.getByRole('button', { name: 'Accept and next' }).click()
    await decide.getByText('Give a reason of at least 10 characters').waitFor()
    await decide.getByRole('button', { name: 'The document matches the account' }).click()
    await decide.getByRole('button', { name: 'Accept and next' }).click()
    await queue.getByText('Nothing waits').waitFor()
    await alice.card.getByText('Verified', { exact: true }).waitFor()
    // The picture has no address that the browser could keep.
    expect([...addresses].filter(address => /^(blob|data):|\.(jpe?g|png)/.test(address))).toEqual([])
    expect([...errors, ...alice.errors]).toEqual([])
  }, 300_000)

  it('rejects with a text that the player reads, and leaves a claimed request to its analyst', async () => {
    const bob = await sendDocument('bob')
    const { page, errors } = await world().signIn('aoife')
    await openQueue(page)
    const request = page.getByRole('region', { name: 'Queue' }).getByRole('link', { name: /^bob/ })
    await request.click()
    await page.getByRole('button', { name: 'Claim and review' }).click()
    await page.getByRole('button', { name: 'Give back' }).click()
    await page.getByText('Open a request').waitFor()
    await request.click()
    await page.getByRole('button', { name: 'Claim and review' }).click()
    const decide = page.getByRole('region', { name: 'Decide' })
    await decide.getByLabel(/^Reject/).check()
    await decide.getByRole('button', { name: 'Expired', exact: true }).click()
    await decide.getByRole('button', { name: 'The document has expired' }).click()
    await expectAccessible(page, 'console-kyc-decide')
    await decide.getByRole('button', { name: 'Reject and next' }).click()
    await bob.card.getByText('The document has expired. Please send one that is still valid.').waitFor()
    expect([...errors, ...bob.errors]).toEqual([])
  }, 300_000)

  it.each(['light', 'dark'] as const)(
    'is accessible in the %s scheme',
    async scheme => {
      const { page, errors } = await world().signIn('aoife', { scheme })
      await openQueue(page)
      await page.getByText('Open a request').waitFor()
      await expectAccessible(page, `console-kyc-${scheme}`)
      await page.getByRole('link', { name: 'All documents' }).click()
      await page.getByRole('button', { name: 'Plan the work of the day' }).click()
      await page.getByRole('button', { name: 'Show the documents' }).click()
      await page.getByRole('heading', { level: 1, name: 'KYC' }).click()
      await page.getByRole('region', { name: 'Waiting requests' }).waitFor()
      await expectAccessible(page, `console-kyc-documents-${scheme}`)
      expect(errors).toEqual([])
    },
    120_000,
  )
})
