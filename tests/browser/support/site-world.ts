import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { seed, type SeedOptions } from '@fairground/testkit/demo/seed'
import type { DemoMember } from '@fairground/testkit/demo/world'
import { type Stack, startStack } from '@fairground/testkit/stack/stack'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'

export interface SiteWorld {
  readonly stack: Stack
  readonly browser: Browser
  /** A folder for files of this test. */
  readonly folder: string
  readonly address: (member: DemoMember, path?: string) => string
}

interface World extends Pick<SeedOptions, 'members' | 'crowd' | 'closeBeforeMs' | 'balance' | 'extras'> {
  /** Whether the players have a name and an address. */
  readonly details?: boolean
  /** Starts the console for staff. */
  readonly staffed?: boolean
  /** Starts three witnesses of the operators' logs. */
  readonly witnessed?: boolean
}

/** Starts the built site on a private, seeded stack and a browser before the tests, and removes both afterwards. */
export const useSiteWorld = (name: string, world: () => World): (() => SiteWorld) => {
  const folder = join(import.meta.dirname, '..', '..', '..', '.run', `${name}-${process.pid}`)
  let stack: Stack | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    await buildSite(() => undefined)
    const { details = false, witnessed = false, staffed = false, ...filled } = world()
    stack = await startStack({
      folder,
      ...(witnessed ? { witnessed: filled.members } : {}),
      ...(staffed ? { consolePort: 0 } : {}),
      durable: false,
      siteFolder,
      environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
    })
    browser = await launchBrowser()
    const { ownerUrl, natsUrl, keyFolder } = stack
    await seed({ ownerUrl, natsUrl, keyFolder, details, ...filled })
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await stack?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  return () => {
    if (!stack || !browser) throw new Error('the stack has not started')
    const { port } = stack
    return {
      stack,
      browser,
      folder,
      address: ({ code }, path = '/') => `http://${code}.localhost:${port}${path}`,
    }
  }
}
