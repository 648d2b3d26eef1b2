import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { waitForAnimations } from './every-page.ts'

const folder = process.env['BROWSER_PICTURES']

/** Saves a picture of the window if the environment names a folder for pictures. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await waitForAnimations(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
