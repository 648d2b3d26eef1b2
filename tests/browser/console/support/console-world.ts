import { platformId } from '@fairground/contract/operator/roles'
import type { DemoMember } from '@fairground/testkit/demo/world'
import {
  type consoleStaff,
  ensureConsoleStaff,
  readConsoleStaff,
} from '@fairground/testkit/demo/console-staff'
import { signInStaff, type StaffMember } from '@fairground/testkit/staff/staff-member'
import { beforeAll } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { newVisitor } from '#browser/support/browser.ts'
import { type SiteWorld, type SiteWorldOptions, useSiteWorld } from '#browser/support/site-world.ts'
import { isByKeyboard } from '#browser/support/by-keyboard.ts'
import { replacePointer } from './keyboard/replace-pointer.ts'

export type StaffName = keyof typeof consoleStaff

export interface Desk {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: readonly string[]
  /** Opens a page of the console at the first operator, or at the platform: open('draws/12'). */
  readonly open: (path: string) => Promise<void>
}

export interface ConsoleWorld extends SiteWorld {
  readonly member: DemoMember
  /** Signs a staff member in with a software passkey, in a browser context of their own. */
  readonly signIn: (
    name: StaffName,
    options?: { readonly width?: number; readonly scheme?: 'dark' | 'light' },
  ) => Promise<Desk>
  /** The same person through the API. */
  readonly asStaff: (name: StaffName) => Promise<StaffMember>
}

/** A stack with the built site and the built console, operators of the demo and their staff. */
export const useConsoleWorld = (name: string, world: () => SiteWorldOptions): (() => ConsoleWorld) => {
  const site = useSiteWorld(name, () => ({ ...world(), staffed: true }))
  beforeAll(async () => {
    const { stack, folder } = site()
    await ensureConsoleStaff(stack.ownerUrl, stack.consoleUrl, folder)
  }, 60_000)

  return () => {
    const base = site()
    const { browser, folder, stack } = base
    const [first] = world().members
    return {
      ...base,
      get member() {
        if (!first) throw new Error('this world of the console has no operator')
        return first
      },
      signIn: async (staff, { width = 1440, scheme } = {}) => {
        const { context, errors } = await newVisitor(browser, width, { program: 'console' })
        if (scheme)
          await context.addInitScript(chosen => {
            // An empty page has neither an origin nor storage.
            if (origin !== 'null')
              localStorage.setItem('fairground.console.preferences', JSON.stringify({ scheme: chosen }))
          }, scheme)
        const page = await context.newPage()
        if (isByKeyboard) replacePointer(page)
        await proveWhenRequested(page)
        await page.goto(stack.consoleUrl)
        await page.getByRole('button', { name: readConsoleStaff(folder)[staff].name }).click()
        await page.getByRole('navigation', { name: width < 768 ? 'Tasks' : 'Console' }).waitFor()
        return {
          context,
          page,
          errors,
          open: async path => {
            await page.goto(`${stack.consoleUrl}/${first?.id ?? platformId}/${path}`)
            await page.locator('h1').waitFor()
          },
        }
      },
      asStaff: staff => signInStaff(stack.consoleUrl, readConsoleStaff(folder)[staff].passkey),
    }
  }
}

/** Uses the passkey whenever a dialog of the console asks for it. */
const proveWhenRequested = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Confirm with your passkey' }), async dialog => {
    await dialog.getByRole('button', { name: 'Use passkey' }).click()
  })
