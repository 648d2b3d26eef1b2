import type { Caller } from '@fairground/client/rest'
import { callerOf } from './caller-of.ts'
import { type DemoMember, demoPassword } from './world.ts'

/** Somebody who uses the API and no page. */
export const logInByCall = async (port: number, member: DemoMember, username: string): Promise<Caller> => {
  const caller = callerOf(port, member, null)
  await caller.call('login', { username, password: demoPassword })
  return caller
}
