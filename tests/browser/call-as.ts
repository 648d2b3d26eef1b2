import { type Caller, restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'

/** The API in the session of a page: to log in once more would end it. */
export const callAs = async (page: Page, port: number, member: DemoMember): Promise<Caller> => {
  const token = await page.evaluate(key => localStorage.getItem(key), `fairground.token.${member.id}`)
  return restClient({
    baseUrl: `http://127.0.0.1:${port}`,
    memberId: member.id,
    siteKey: member.siteKey,
    token: memoryTokenStore(token),
  })
}
