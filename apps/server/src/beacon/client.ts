import { type BeaconChain, verifyBeacon } from '@fairground/fair/beacon/beacon'
import { readBounded } from '#platform/network/read-bounded.ts'

/** A relay is not trusted. Its answer has about 400 bytes. */
const maxAnswerBytes = 10_000

export interface SignedRound {
  readonly round: number
  /** Hexadecimal, verified against the pinned chain. */
  readonly signature: string
}

export interface BeaconClient {
  readonly chain: BeaconChain
  /** The signature of a beacon round from the first relay with a valid answer, or undefined. */
  getRound(getRound: number): Promise<SignedRound | undefined>
  getLatest(): Promise<SignedRound | undefined>
}

/** Beacon relays are not trusted: every answer is verified, and an invalid one is ignored. */
export const createBeaconClient = (
  chain: BeaconChain,
  urls: readonly string[],
  timeoutMs = 2000,
): BeaconClient => {
  const fetchVerified = async (path: string): Promise<SignedRound | undefined> => {
    for (const url of urls) {
      const answer = await fetchRound(`${url}/${chain.chainHash}/public/${path}`, timeoutMs)
      const isExpectedRound = path === 'latest' || answer?.round === Number(path)
      if (answer && isExpectedRound && verifyBeacon(chain, answer.round, answer.signature)) return answer
    }
    return undefined
  }
  return { chain, getRound: round => fetchVerified(String(round)), getLatest: () => fetchVerified('latest') }
}

const fetchRound = async (url: string, timeoutMs: number): Promise<SignedRound | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) return undefined
    const body = JSON.parse((await readBounded(response.body, maxAnswerBytes)).toString()) as {
      round?: unknown
      signature?: unknown
    }
    if (typeof body.round !== 'number' || typeof body.signature !== 'string') return undefined
    return { round: body.round, signature: body.signature }
  } catch {
    return undefined
  }
}
