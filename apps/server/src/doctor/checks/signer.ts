import { findNewestPosition } from '#lifecycle/signer-position.ts'
import { describeError } from '#platform/network/describe-error.ts'
import { createSender } from '#signer/client.ts'
import type { LogPosition, StatusAnswer } from '#signer/protocol.ts'
import type { Check } from '../check.ts'
import { fail, type Finding, ok, warn } from '../finding.ts'

const timeoutMs = 3000

/** Compares the signer that holds the term with the newest position that the platform has stored. */
export const judgeSigner = (statuses: readonly StatusAnswer[], newest: LogPosition | undefined): Finding => {
  const [active] = statuses
    .filter(({ mode }) => mode === 'active' || mode === 'unconfirmed')
    .toSorted((a, b) => b.term - a.term)
  if (!active)
    return fail(
      `no signer holds the term: ${statuses.map(({ mode }) => mode).join(', ')}. See the sections Failover and Restore of docs/OPERATIONS.md.`,
    )
  if (newest && (newest.k > active.k || (newest.k === active.k && newest.head !== active.head)))
    return fail(
      `the log of the signer ends at ${active.k} and lacks entry ${newest.k} of the platform. Do not sign with it: see the section Restore of docs/OPERATIONS.md.`,
    )
  const text = `term ${active.term}, log position ${active.k}`
  return active.solo
    ? warn(`${text}, and no standby has the newest entries. Start or repair the standby.`)
    : ok(text)
}

export const checkSigner: Check = async ({ config, database }) => {
  if (!config.services.includes('worker')) return ok('only the worker needs it')
  const { addresses, identity } = config.signer
  const answers = await Promise.allSettled(
    addresses.map(address => createSender(address, identity, timeoutMs)('status', {})),
  )
  const statuses = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
  if (statuses.length === 0) {
    const reasons = answers.flatMap(answer =>
      answer.status === 'rejected' ? [describeError(answer.reason)] : [],
    )
    return fail(
      `not reachable: ${reasons.join(', ')}. Start the signer, and check FAIRGROUND_SIGNER_ADDRESSES or FAIRGROUND_SIGNER_SOCKET.`,
    )
  }
  return judgeSigner(statuses, await findNewestPosition(database.db))
}
