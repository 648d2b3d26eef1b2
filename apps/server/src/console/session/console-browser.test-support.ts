import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'

type Headers = Readonly<Record<string, string>>

/** A browser with a page of the console: it stores cookies, and its script sees all that `seen` contains. */
export const createConsoleBrowser = (address: string) => {
  let cookie: string | undefined
  const setCookies: string[] = []
  const seen: string[] = []
  const post = async (
    operation: OperatorOperationName,
    input: object = {},
    memberId = 0,
    headers?: Headers,
  ) => {
    const response = await fetch(`${address}/operator/${memberId}/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'session-in': 'cookie',
        origin: address,
        'sec-fetch-site': 'same-origin',
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      body: JSON.stringify(input),
    })
    for (const each of response.headers.getSetCookie()) {
      setCookies.push(each)
      cookie = each.includes('Max-Age=0') ? undefined : each.split(';')[0]
    }
    const text = await response.text()
    seen.push(text)
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> }
  }
  return {
    seen,
    setCookies,
    post,
    /** The pair of name and value that the browser would send. */
    getCookie: () => cookie ?? '',
    setCookie: (pair: string) => void (cookie = pair),
    async signIn({ passkey }: Pick<StaffMember, 'passkey'>) {
      const { body } = await post('beginSignIn')
      const { signInId, options } = body as {
        signInId: string
        options: Parameters<typeof passkey.answer>[0]
      }
      return post('finishSignIn', { signInId, assertion: passkey.answer(options) })
    },
  }
}
