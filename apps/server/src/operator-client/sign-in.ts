import { setTimeout } from 'node:timers/promises'
import { BadCommand } from './command-input.ts'
import type { OperatorCall } from './operator-client.ts'

const pollMs = 2000
const maxWaitMs = 600_000

/** Signs this command line in: the staff member confirms a code in the browser. */
export const signInWithBrowser = async (
  call: OperatorCall,
  print: (line: string) => void,
  waitMs = pollMs,
): Promise<string> => {
  const { deviceToken, code, url } = await call('beginDeviceSignIn', { client: 'fairground operator' })
  print(`Open ${url} in a browser with your passkey, and compare the code ${code}.`)
  const deadline = Date.now() + maxWaitMs
  while (Date.now() < deadline) {
    const { session } = await call('finishDeviceSignIn', { deviceToken })
    if (session) {
      print(`signed in as ${session.name}`)
      return session.token
    }
    await setTimeout(waitMs)
  }
  throw new BadCommand('the code was not confirmed within ten minutes')
}
