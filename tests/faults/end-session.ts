import { CallFault } from '@fairground/client/call-fault'
import { restClient } from '@fairground/client/rest'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { patiently } from './patiently.ts'

/** Logs in and out at a gateway that may die of it, and says what the token is worth afterwards. */
export const endSession = async (port: number, member: DemoMember, username: string): Promise<string> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { id: memberId, siteKey } = member
  const { call } = restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store })
  await patiently(() => call('login', { username, password: demoPassword }))
  const kept = token
  await call('logout', {}).catch(() => undefined)
  token = kept
  return patiently(async () => {
    try {
      await call('getPlayerAccounts', {})
      return 'still good'
    } catch (error) {
      if (error instanceof CallFault && !error.faultName.startsWith('session.')) return error.faultName
      throw error
    }
  })
}
