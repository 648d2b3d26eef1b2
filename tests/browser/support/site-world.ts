import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildConsole, consoleFolder } from '@fairground/scripts/build/console.ts'
import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { getConsoleStaffFile } from '@fairground/testkit/demo/console-staff'
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

export interface SiteWorldOptions
  extends Pick<SeedOptions, 'members' | 'crowd' | 'closeBeforeMs' | 'balance' | 'extras' | 'worklists'> {
  /** Whether the players have a name and an address. */
  readonly details?: boolean
  /** Starts the console for staff. */
  readonly staffed?: boolean
  /** Starts three witnesses of the operators' logs. */
  readonly witnessed?: boolean
  /** Starts the control system of the operators. */
  readonly controlled?: boolean
}

/** Starts the built site on a private, seeded stack and a browser before the tests, and removes both afterwards. */
export const useSiteWorld = (name: string, world: () => SiteWorldOptions): (() => SiteWorld) => {
  const folder = join(import.meta.dirname, '..', '..', '..', '.run', `${name}-${process.pid}`)
  let stack: Stack | undefined
  /** Known before the stack has started, so that one that starts too late is stopped too. */
  let starting: Promise<Stack> | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    const say = () => undefined
    await buildSite(say)
    const { details = false, witnessed = false, controlled = false, staffed = false, ...filled } = world()
    if (staffed) await buildConsole(say)
    starting = startStack({
      folder,
      ...(witnessed ? { witnessed: filled.members } : {}),
      ...(controlled ? { controlled: filled.members } : {}),
      ...(staffed ? { consolePort: 0, consoleFolder, demoStaffFile: getConsoleStaffFile(folder) } : {}),
      durable: false,
      siteFolder,
      environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
    })
    stack = await starting
    browser = await launchBrowser()
    const { ownerUrl, natsUrl, keyFolder } = stack
    await seed({ ownerUrl, natsUrl, keyFolder, details, ...filled })
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await (await starting?.catch(() => undefined))?.stop()
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
