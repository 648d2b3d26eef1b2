import { type Caller, restClient } from '@fairground/client/rest'
import { type DemoMember, demoPassword } from './world.ts'

/** Somebody who uses the API and no page. */
export const logInByCall = async (port: number, member: DemoMember, username: string): Promise<Caller> => {
  let token: string | null = null
  const caller = restClient({
    baseUrl: `http://127.0.0.1:${port}`,
    memberId: member.id,
    siteKey: member.siteKey,
    token: { read: () => token, write: next => void (token = next) },
  })
  await caller.call('login', { username, password: demoPassword })
  return caller
}
