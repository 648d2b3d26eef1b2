import type { Caller } from '@fairground/client/rest'
import { createCaller } from './create-caller.ts'
import { type DemoMember, demoPassword } from './world.ts'

/** Logs a demo player in through the API. */
export const logInThroughApi = async (
  port: number,
  member: DemoMember,
  username: string,
): Promise<Caller> => {
  const caller = createCaller(port, member, null)
  await caller.call('login', { username, password: demoPassword })
  return caller
}
