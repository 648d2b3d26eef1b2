import type { Caller } from '@fairground/client/rest'
import { createCaller } from '@fairground/testkit/demo/create-caller'
import { findSessionToken } from '@fairground/testkit/demo/find-session-token'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'

/** Calls the API in the session of a page, because a second log-in would end that session. */
export const callerForPage = async (page: Page, port: number, member: DemoMember): Promise<Caller> => {
  // Read again for every call: the page may have renewed the token.
  const findToken = async () => findSessionToken(await page.context().cookies(), member)
  if ((await findToken()) === null) throw new Error('the page has no session')
  return { call: async (name, input) => createCaller(port, member, await findToken()).call(name, input) }
}
