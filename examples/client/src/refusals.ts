import { CallFault } from '@fairground/client/call-fault'
import type { Caller } from '@fairground/client/rest'
import type { OperationName } from '@fairground/contract/operation-names'
import { connect } from './connection.ts'
import type { Options } from './options.ts'
import type { Report } from './report.ts'

const expectRefusal = async (calling: Promise<unknown>, report: Report): Promise<void> => {
  try {
    await calling
  } catch (error) {
    if (!(error instanceof CallFault)) throw error
    report.received(error.faultName)
    report.say(`Refused with ${error.faultName}: ${error.message}`)
  }
}

/** Every refusal is a fault of the error catalogue. A client decides by its name and shows its text. */
export const showRefusals = async (options: Options, report: Report): Promise<void> => {
  const visitor = (): Caller => connect(options, report).rest
  await expectRefusal(visitor().call('getPlayerAccounts', {}), report)
  await expectRefusal(visitor().call('login.whitelabel', { sessionId: 'no such session' }), report)
  await expectRefusal(connect({ ...options, siteKey: 'wrong' }, report).rest.call('ping', {}), report)
  // An older server does not know an operation that a newer contract declares.
  await expectRefusal(visitor().call('operationOfTomorrow' as OperationName, {}), report)
}
