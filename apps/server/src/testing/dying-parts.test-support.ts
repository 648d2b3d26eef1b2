import type { OrganizerParts } from '#draws/organizer.ts'

export class Died extends Error {
  override name = 'Died'
}

/** What a worker calls outside its own transactions, and the signature it makes inside two of them. */
export type DeathPoint =
  | 'openChain'
  | 'countersign'
  | 'reveal'
  | 'closeBooks'
  | 'pay'
  | 'refund'
  | 'latest'
  | 'round'
  | 'sign'
  | 'publishDeck'
  | 'openDeck'
  | 'assignLink'
  | 'openCards'
  | 'assignCards'
  | 'endDeck'

/** The same parts for a worker that dies right after the call was answered, before it can act on it. */
export const dyingAfter = (parts: OrganizerParts, point: DeathPoint): OrganizerParts => {
  const pass = async <T>(name: string, answer: Promise<T>): Promise<T> => {
    const value = await answer
    if (name === point) throw new Died(point)
    return value
  }
  return {
    ...parts,
    signer: { call: (name, body) => pass(name, parts.signer.call(name, body)) },
    lane: { ask: (memberId, name, request) => pass(name, parts.lane.ask(memberId, name, request)) },
    beacon: {
      chain: parts.beacon.chain,
      round: round => pass('round', parts.beacon.round(round)),
      latest: () => pass('latest', parts.beacon.latest()),
    },
    platformKey: {
      ...parts.platformKey,
      sign(hash) {
        if (point === 'sign') throw new Died(point)
        return parts.platformKey.sign(hash)
      },
    },
  }
}
