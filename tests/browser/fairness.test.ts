import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SampleDraw, sampleDraw, sampleFile } from '@fairground/fair/fd2/sample-draw.test-support'
import { samplePolicy } from '@fairground/fair/fd2/sample-world.test-support'
import { signCheckpoint } from '@fairground/fair/log/checkpoint'
import { formatPolicy, parsePolicy } from '@fairground/fair/log/policy-text'
import { openLogKey } from '@fairground/server/public-log/open-log'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { drawPage } from './pages/draw.ts'
import { fairnessPage, splitViewBanner } from './pages/fairness.ts'
import { picker } from './pages/picker.ts'
import { purchase } from './pages/purchase.ts'
import { newVisitor } from './support/browser.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { mouse } from './support/input-device.ts'
import { isShort } from './support/short-run.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { useSiteWorld } from './support/site-world.ts'

/** One lottery for each look. Hourly draws, so that no page changes during the checks. */
const members: readonly DemoMember[] = demoMembers.slice(0, 3).map(member => {
  const game = member.games.find(({ rules }) => rules.kind.startsWith('oneDraw')) ?? member.games[0]!
  return { ...member, games: [{ ...game, ...hourlyFromNow() }] }
})
const first = members[0]!
const world = useSiteWorld('fairness', () => ({ members, crowd: 0, balance: 1_000_000n, witnessed: true }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const agreesWithin = { timeout: 60_000 }
const visitor = async (member: DemoMember) => {
  const { context, errors } = await newVisitor(world().browser, 1280, { calm: true })
  const page = await context.newPage()
  const open = async (path = '/fairness') => void (await page.goto(world().address(member, path)))
  return { page, errors, open, close: () => context.close() }
}

/** What the browser keeps under this name. */
const readKept = (page: Page, name: string): Promise<string> =>
  page.evaluate(key => localStorage.getItem(key) ?? '', `fairground.${name}.${first.id}`)
const plant = (page: Page, name: string, value: object): Promise<void> =>
  page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`fairground.${name}.${first.id}`, JSON.stringify(value)],
  )

const fetchPolicy = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${world().stack.port}/fair/${first.id}/policy`)).text()

describe('the fairness centre', () => {
  it.each((isShort ? members.slice(0, 1) : members).map(member => [member.look, member] as const))(
    'shows in the %s look what the log says and who has seen it',
    async (look, member) => {
      const { page, errors, open, close } = await visitor(member)
      const centre = fairnessPage(page)
      await open()
      await centre.title.waitFor()
      await centre.verdict('Everything agrees').waitFor(agreesWithin)
      await centre.seenBy(/^seen by [23] of 3$/).waitFor()
      await centre.witness(/^Seen \d/).waitFor()
      await centre.text('Log in to see your tickets and whether the log holds their draws.').waitFor()
      await expectAccessible(page, `fairness-${look}`)
      expect(errors).toEqual([])
      await close()
    },
  )

  it.skipIf(isShort)('lists the tickets of a player and leads to the check of a draw', async () => {
    const alice = await logInThroughApi(world().stack.port, first, 'alice')
    const instanceId = await buyThroughApi(alice, first.games[0]!.id)
    const { page, errors, visit } = await enterAs(world(), first, 'rowan', 1280)
    await visit(`/lobby?id=${instanceId}`)
    await picker(page).addDips(3)
    await purchase(page).buy(mouse())
    const centre = fairnessPage(page)
    await visit('/fairness')
    await centre.text(`Draw ${instanceId}`).first().waitFor()
    await centre.text(/^3 receipts/).waitFor()
    await centre.verdict('Everything agrees').waitFor(agreesWithin)
    await expectAccessible(page, 'fairness-tickets')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      centre.button('Log and witnesses').click(),
    ])
    expect(readFileSync(await saved.path(), 'utf8')).toBe(await fetchPolicy())
    await centre.drawNumber.fill('a lucky one')
    await centre.button('Find').click()
    await centre.text(/^A draw number has only digits/).waitFor()
    await centre.drawNumber.fill(String(instanceId))
    await waitToPressAgain(page)
    await centre.button('Find').click()
    await page.waitForURL(new RegExp(`/draws\\?id=${instanceId}$`))
    expect(errors).toEqual([])
  })

  it.skipIf(isShort)('says how many witnesses the kept policy has', async () => {
    const policy = await fetchPolicy()
    const { page, open, close } = await visitor(first)
    const centre = fairnessPage(page)
    const keep = (text: string) =>
      plant(page, 'log-policy', { text, since: Date.now(), checkedAt: Date.now() })
    await open()
    await centre.verdict('Everything agrees').waitFor(agreesWithin)
    await keep(policy.replace(/^group outside 2/m, 'group outside 1'))
    await open()
    await centre.text('ONE WITNESS').waitFor()
    await expectAccessible(page, 'fairness-one-witness')
    await keep(policy.replace(/^(witness|group) .*\n/gm, '').replace('quorum outside', 'quorum none'))
    await open()
    await centre.text('NO WITNESSES YET').waitFor()
    await close()
  })

  it.skipIf(isShort)('says that the log is empty or cannot be read', async () => {
    const { page, open, close } = await visitor(first)
    const centre = fairnessPage(page)
    let status = 404
    await page.route('**/fair/*/checkpoint', route => route.fulfill({ status, body: '' }))
    await open()
    await centre.verdict('No public log yet').waitFor()
    status = 500
    await open()
    await centre.text('We couldn’t read the log').waitFor()
    await expectAccessible(page, 'fairness-failed')
    await close()
  })
})

const drawText = (draw: SampleDraw): string => [...sampleFile(draw).lines(), ''].join('\n')

describe('the check of a draw of scheme FD2', () => {
  it('takes the log and its witnesses from the browser, never from the file', async () => {
    const { page, errors, open, close } = await visitor(first)
    const draws = drawPage(page)
    await open('/fairness')
    await fairnessPage(page).verdict('Everything agrees').waitFor(agreesWithin)
    const check = async (name: string, draw: SampleDraw) => {
      await open('/draws')
      await draws.checkFile(join(world().folder, name), drawText(draw))
    }
    const honest = sampleDraw({ uncontrolled: true })
    await check('foreign.jsonl', honest)
    await draws.failure().filter({ hasText: 'Witnesses saw the closing record' }).waitFor(agreesWithin)
    const one = { ...samplePolicy, witnesses: samplePolicy.witnesses.slice(0, 1), quorum: 1 }
    await plant(page, 'log-policy', { text: formatPolicy(one), since: Date.now(), checkedAt: Date.now() })
    await check('valid.jsonl', honest)
    await draws.valid().waitFor(agreesWithin)
    for (const notice of ['ONE WITNESS', 'NO CONTROL SYSTEM']) await page.getByText(notice).first().waitFor()
    await expectAccessible(page, 'fairness-draw')
    const lock = (_: unknown, { mask }: { mask: Uint8Array }) => ({ lock: new Uint8Array(160), mask })
    await check('fault.jsonl', sampleDraw({ cheat: { lock } }))
    await page.getByRole('heading', { name: 'The result stands, with a proven fault' }).waitFor(agreesWithin)
    expect(errors).toEqual([])
    await close()
  })
})

/** Another history of the same size, signed by the true log, as if it had been shown to this browser before. */
const forgeKept = (kept: { size: number; root: string }) => {
  const root = Buffer.from(kept.root, 'hex').reverse()
  const hosts = [`${first.code}.localhost`]
  const signer = openLogKey(join(world().stack.folder, 'keys'), { id: first.id, code: first.code, hosts })
  const checkpoint = signCheckpoint(signer, kept.size, new Uint8Array(root))
  return { size: kept.size, root: root.toString('hex'), checkpoint }
}

describe('a log that showed two histories', () => {
  it('is denounced on every page, and the witnesses receive the proof', async () => {
    const { page, errors, visit } = await enterAs(world(), first, 'rowan', 1280)
    const centre = fairnessPage(page)
    const { banner, save } = splitViewBanner(page)
    await visit('/fairness')
    await centre.verdict('Everything agrees').waitFor(agreesWithin)
    expect(await banner.count()).toBe(0)
    const forged = forgeKept(JSON.parse(await readKept(page, 'log')))
    await plant(page, 'log', forged)
    await visit('/fairness')
    await banner.waitFor(agreesWithin)
    await centre.verdict('Two histories').waitFor()
    await until('reports', async () => {
      const { reportedTo } = JSON.parse(await readKept(page, 'log-policy')) as { reportedTo?: string[] }
      return reportedTo?.length === 3
    })
    await visit('/fairness')
    await banner.getByText('It was sent to 3 witnesses.').waitFor()
    await expectAccessible(page, 'fairness-split')
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()])
    const notes = readFileSync(await saved.path(), 'utf8')
    expect(notes.startsWith(forged.checkpoint)).toBe(true)
    const policy = parsePolicy(await fetchPolicy())
    if ('problem' in policy) throw new Error(policy.problem)
    for (const { url } of policy.witnesses) {
      const status = await (await fetch(`${url}/status`)).text()
      expect(status).toContain('split view')
    }
    for (const path of ['/', '/draws', '/account', '/no-such-page', `/playout?id=1`]) {
      await visit(path)
      await banner.waitFor()
    }
    expect(errors).toEqual([])
  })
})
