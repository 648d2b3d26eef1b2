import { openBeaconChain } from '#beacon/chain.ts'
import { createBeaconClient } from '#beacon/client.ts'
import { describeError } from '#platform/network/describe-error.ts'
import type { Check } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'

const timeoutMs = 3000

/** Undefined if the relay sends a round of the pinned chain. */
const findRelayProblem = async (
  chain: ReturnType<typeof openBeaconChain>,
  url: string,
): Promise<string | undefined> => {
  if (await createBeaconClient(chain, [url], timeoutMs).getLatest()) return undefined
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(`${url}/${chain.chainHash}/public/latest`, { signal, redirect: 'error' }).then(
    ({ ok: answered, status }) =>
      answered
        ? `${url} sends rounds of another chain than ${chain.name}`
        : `${url} answers with status ${status}`,
    (error: unknown) => `${url} is not reachable: ${describeError(error)}`,
  )
}

export const checkBeacon: Check = async ({ config }) => {
  const chain = openBeaconChain(config.beaconChainFile)
  const found = await Promise.all(config.beaconUrls.map(url => findRelayProblem(chain, url)))
  const problems = found.filter(problem => problem !== undefined)
  if (problems.length === 0) return ok(`${config.beaconUrls.length} relays send rounds of ${chain.name}`)
  const advice = `${problems.join(', ')}. Check FAIRGROUND_BEACON_URLS, FAIRGROUND_BEACON_CHAIN and the route to the relay.`
  return problems.length < config.beaconUrls.length ? warn(advice) : fail(advice)
}
