import type { Caller } from '@fairground/client/rest'
import { createCaller } from '@fairground/testkit/demo/create-caller'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'

/** Calls the API in the session of a page, because a second log-in would end that session. */
export const callerForPage = async (page: Page, port: number, member: DemoMember): Promise<Caller> => {
  const token = await page.evaluate(key => localStorage.getItem(key), `fairground.token.${member.id}`)
  return createCaller(port, member, token)
}
