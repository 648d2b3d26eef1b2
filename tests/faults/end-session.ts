import { CallFault } from '@fairground/client/call-fault'
import { restClient } from '@fairground/client/rest'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { retryUntilSuccess } from '#support/retry-until-success.ts'

/** Logs in and out at a gateway that may crash, and returns the fault of a call with the old token. */
export const endSession = async (port: number, member: DemoMember, username: string): Promise<string> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { id: memberId, siteKey } = member
  const { call } = restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store })
  await retryUntilSuccess(() => call('login', { username, password: demoPassword }))
  const endedToken = token
  await call('logout', {}).catch(() => undefined)
  token = endedToken
  return retryUntilSuccess(async () => {
    try {
      await call('getPlayerAccounts', {})
      return 'still valid'
    } catch (error) {
      if (error instanceof CallFault && !error.faultName.startsWith('session.')) return error.faultName
      throw error
    }
  })
}
