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

/** Debian's Chromium, driven over its own protocol. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findProgram('chromium'), args: flags })

/** A visitor with nothing stored, on a screen of this width. What the page reports as an error is kept. */
export const newVisitor = async (
  browser: Browser,
  width: number,
  {
    calm = false,
  }: { /** Wants little motion, which many pages side by side can do without. */ calm?: boolean } = {},
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
