import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

/** Reads what an app shows on the page of the account. */
export const showAccount = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { accounts } = await rest.call('getPlayerAccounts', {})
  for (const { accountCurrency: currencyId } of accounts) {
    const { accountBalance } = await rest.call('getPlayerAccountBalance', { currencyId })
    const { allowed } = await rest.call('checkMaximumMonthlyWagers', { currencyId, amount: '1.00' })
    report.say(`Balance ${accountBalance} ${currencyId}, a wager of 1.00 is ${allowed ? '' : 'not '}allowed`)
  }
  const { request } = await rest.call('getLastVerificationRequest', {})
  report.say(request === null ? 'No documents are requested' : `Documents: ${request.status}`)
  const { totalCount } = await rest.call('searchPlayersExternalHistory', {
    page: 0,
    maxResults: 10,
    request: {},
  })
  report.say(`${totalCount} plays bought outside the site`)
}

/** A back office checks credentials and subscriptions before it changes an account. */
export const checkPlayer = async (
  { rest }: Connection,
  { username, password }: { readonly username: string; readonly password: string },
  report: Report,
): Promise<void> => {
  const { result } = await rest.call('checkPassword', { password })
  const { exists } = await rest.call('checkUsernameWithActiveSubscription', { username })
  await rest.call('checkEmailWithActiveSubscription', { email: `${username}@example.com` })
  report.say(`Password ${result === 1 ? 'matches' : 'differs'}, subscription ${exists ? 'active' : 'none'}`)
}
