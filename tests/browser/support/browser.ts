import { findProgram } from '@fairground/testkit/services/programs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

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

/** Opens a context with empty storage at this width and collects the page's uncaught errors. */
export const newVisitor = async (
  browser: Browser,
  width: number,
  {
    calm = false,
  }: { /** Prefers reduced motion, which saves CPU time when many pages run at once. */ calm?: boolean } = {},
): Promise<{ context: BrowserContext; errors: string[] }> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    acceptDownloads: true,
    reducedMotion: calm ? 'reduce' : 'no-preference',
  })
  const errors: string[] = []
  context.on('weberror', event => errors.push(event.error().message))
  return { context, errors }
}
