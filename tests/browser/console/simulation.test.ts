import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoGames } from '#games/demo-games.ts'
import { launchBrowser } from '../support/browser.ts'
import { isShort } from '../support/short-run.ts'
import { serveSimulationPage } from './support/simulation-page.ts'

/** SIMULATED_INSTANCES=100000 is the number that the designer of games simulates. */
const instances = Number(process.env['SIMULATED_INSTANCES'] ?? 2000)
/** Beyond three standard errors, because the test has a fixed seed and eight games. */
const maxErrors = 4
const rounding = 1e-9

let browser: Browser
let page: Page
let folder: string
let served: Awaited<ReturnType<typeof serveSimulationPage>>
const errors: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulation-'))
  served = await serveSimulationPage(folder)
  browser = await launchBrowser()
  page = await browser.newPage()
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(served.url)
})

afterAll(async () => {
  await browser?.close()
  await served?.close()
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(isShort)('a simulation in a worker', () => {
  it.each(demoGames)(
    'measures the stated return of a $terms.rules.kind',
    { timeout: 300_000 },
    async game => {
      const { terms, lines } = game
      const run = await page.evaluate(
        ([soldTerms, sold, count]) => window.simulationPage.simulate(soldTerms, sold, count),
        [terms, lines, instances] as const,
      )
      const { result, returns, deviation, seconds, reports, describeMs } = run
      if (process.env['SIMULATED_INSTANCES'])
        console.log(
          JSON.stringify({ kind: terms.rules.kind, seconds, reports, describeMs, settled: result.settled }),
        )
      expect(errors).toEqual([])
      expect(result.instances).toBe(instances)
      expect(result.prizes.bars.length).toBeLessThanOrEqual(26)
      expect(result.prizes.bars.reduce((sum, { count }) => sum + count, 0)).toBe(instances)
      const { measured, high } = result.returned
      // Where the rarest prize was not won, the measured error is too small.
      const expectedError = deviation / (Number(terms.cost) * lines) / Math.sqrt(instances)
      const error = Math.max((high - measured) / 3, expectedError, rounding)
      const distance = Math.max(0, returns.bounds.low - measured, measured - returns.bounds.high)
      expect(distance / error).toBeLessThan(maxErrors)
    },
  )

  it('reports its progress and ends when it is cancelled', async () => {
    const { terms, lines } = demoGames[0]!
    const name = await page.evaluate(([soldTerms, sold]) => window.simulationPage.cancel(soldTerms, sold), [
      terms,
      lines,
    ] as const)
    expect(name).toBe('AbortError')
  })
})
