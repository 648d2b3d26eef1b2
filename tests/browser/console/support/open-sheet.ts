import type { Page } from 'playwright-core'
import { newVisitor } from '#browser/support/browser.ts'
import type { ConsoleGallery } from './console-gallery.ts'

/** Opens a sheet of the gallery and collects the errors of its page. */
export const openSheet = async (
  { browser, toUrl }: ConsoleGallery,
  sheet: string,
  parameters = '',
  width = 1280,
) => {
  const visitor = await newVisitor(browser, width)
  const page: Page = await visitor.context.newPage()
  page.on('console', message => {
    if (message.type() === 'error') visitor.errors.push(message.text())
  })
  await page.goto(toUrl(sheet, parameters))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { ...visitor, page }
}
