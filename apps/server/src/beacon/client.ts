import { type BeaconChain, verifyBeacon } from '@fairground/fair/beacon'

export interface SignedRound {
  readonly round: number
  /** Hexadecimal, verified against the pinned chain. */
  readonly signature: string
}

export interface BeaconClient {
  readonly chain: BeaconChain
  /** The round's signature from the first relay that has it and whose answer verifies, or nothing. */
  round(round: number): Promise<SignedRound | undefined>
  latest(): Promise<SignedRound | undefined>
}

/** Relays are not trusted: what they say is checked, and what does not verify was not said. */
export const createBeaconClient = (
  chain: BeaconChain,
  urls: readonly string[],
  timeoutMs = 2000,
): BeaconClient => {
  const ask = async (what: string): Promise<SignedRound | undefined> => {
    for (const url of urls) {
      const answer = await fetchRound(`${url}/${chain.chainHash}/public/${what}`, timeoutMs)
      const asked = what === 'latest' || answer?.round === Number(what)
      if (answer && asked && verifyBeacon(chain, answer.round, answer.signature)) return answer
    }
    return undefined
  }
  return { chain, round: round => ask(String(round)), latest: () => ask('latest') }
}

const fetchRound = async (url: string, timeoutMs: number): Promise<SignedRound | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) return undefined
    const body = (await response.json()) as { round?: unknown; signature?: unknown }
    if (typeof body.round !== 'number' || typeof body.signature !== 'string') return undefined
    return { round: body.round, signature: body.signature }
  } catch {
    return undefined
  }
}
