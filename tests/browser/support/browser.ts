import { findProgram } from '@fairground/testkit/services/programs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { observeSite } from './observe-site.ts'
import { printIfTestFails } from './print-failed-pages.ts'

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

/** Launches the installed Chromium. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findProgram('chromium'), args: flags })

/**
 * Opens the installed Chromium with a profile of its own. Only such a browser can install an app; it keeps the service
 * worker.
 */
export const launchProfile = async (folder: string, width: number): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findProgram('chromium'),
    args: flags,
    viewport: { width, height: width < 600 ? 844 : 900 },
    acceptDownloads: true,
  })
  await observeSite(context)
  printIfTestFails(context)
  return context
}

/** Opens a context with empty storage at this width and collects the page's uncaught errors. */
export const newVisitor = async (
  browser: Browser,
  width: number,
  {
    calm = false,
    program = 'site',
  }: {
    /** Prefers reduced motion, which saves CPU time when many pages run at once. */
    calm?: boolean
    program?: 'site' | 'console'
  } = {},
): Promise<{ context: BrowserContext; errors: string[] }> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    acceptDownloads: true,
    // The tests route requests of the page, which a service worker would answer instead.
    serviceWorkers: 'block',
    reducedMotion: calm ? 'reduce' : 'no-preference',
  })
  await observeSite(context, program)
  printIfTestFails(context)
  const errors: string[] = []
  context.on('weberror', event => errors.push(event.error().message))
  return { context, errors }
}
