import type { Caller } from '@fairground/client/rest'
import { callerOf } from '@fairground/testkit/demo/caller-of'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'

/** The API in the session of a page: to log in once more would end it. */
export const callAs = async (page: Page, port: number, member: DemoMember): Promise<Caller> => {
  const token = await page.evaluate(key => localStorage.getItem(key), `fairground.token.${member.id}`)
  return callerOf(port, member, token)
}
