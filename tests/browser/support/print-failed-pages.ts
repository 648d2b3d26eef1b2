import type { BrowserContext } from 'playwright-core'
import { afterEach } from 'vitest'

const contexts = new Set<BrowserContext>()

/** Prints what the pages of this context show if a test fails while it is open. */
export const printIfTestFails = (context: BrowserContext): void => {
  contexts.add(context)
  context.on('close', () => contexts.delete(context))
}

const maxCharacters = 5000

// Runs in every test file that opens a browser. A time limit alone does not say what the page showed instead.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of [...contexts].flatMap(context => context.pages())) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .catch(error => String(error))
    console.log(`open at the failure: ${page.url()}\n${text.replaceAll(/\s+/g, ' ').slice(0, maxCharacters)}`)
  }
})
