import { fault, type FaultName } from '@fairground/contract/errors'
import type { Page } from 'playwright-core'
import { cacheMs, runSql } from './run-sql.ts'
import type { SiteWorld } from './site-world.ts'

/** Waits until the page shows the text of the catalogue, also on a busy machine. */
export const waitForFault = (page: Page, name: FaultName): Promise<void> =>
  page.getByText(fault(name).text).first().waitFor({ timeout: 60_000 })

export const changeData = ({ stack }: SiteWorld, sql: string): Promise<void> => runSql(stack.ownerUrl, sql)

/** While `work` runs, the table takes only rows that fulfil `rule`; for the server this is an unexpected failure. */
export const whileRefusing = async (
  world: SiteWorld,
  { table, rule }: { readonly table: string; readonly rule: string },
  work: () => Promise<void>,
): Promise<void> => {
  await changeData(world, `ALTER TABLE ${table} ADD CONSTRAINT planted CHECK (${rule}) NOT VALID`)
  try {
    await work()
  } finally {
    await changeData(world, `ALTER TABLE ${table} DROP CONSTRAINT planted`)
  }
}

export const waitForCaches = (page: Page): Promise<void> => page.waitForTimeout(cacheMs)

/** Opens another screen without a reload, as a link does. */
export const followPath = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
