import type { OrganizerDeps } from '#lifecycle/organizer.ts'

export class Died extends Error {
  override name = 'Died'
}

/** The calls of a worker outside of its transactions, and the signature that it makes inside of two of them. */
export type DeathPoint =
  | 'openChain'
  | 'countersign'
  | 'sealDeck'
  | 'signBalance'
  | 'signWinners'
  | 'closeBooks'
  | 'pay'
  | 'refund'
  | 'latest'
  | 'round'
  | 'sign'
  | 'publishDeck'
  | 'openDeck'
  | 'countersignRound'
  | 'missRound'
  | 'deal'
  | 'assignCards'
  | 'endDeck'

/** The dependencies of a worker that dies right after the answer to a call, before it can act on it. */
export const dyingAfter = (deps: OrganizerDeps, point: DeathPoint): OrganizerDeps => {
  const pass = async <T>(name: string, answer: Promise<T>): Promise<T> => {
    const value = await answer
    if (name === point) throw new Died(point)
    return value
  }
  return {
    ...deps,
    control: {
      publicKey: deps.control.publicKey,
      signBalance: close => pass('signBalance', deps.control.signBalance(close)),
      signWinners: request => pass('signWinners', deps.control.signWinners(request)),
    },
    signer: { call: (name, body) => pass(name, deps.signer.call(name, body)) },
    lane: { submit: (memberId, name, request) => pass(name, deps.lane.submit(memberId, name, request)) },
    beacon: {
      chain: deps.beacon.chain,
      getRound: round => pass('round', deps.beacon.getRound(round)),
      getLatest: () => pass('latest', deps.beacon.getLatest()),
    },
    platformKey: {
      ...deps.platformKey,
      sign(hash) {
        if (point === 'sign') throw new Died(point)
        return deps.platformKey.sign(hash)
      },
    },
  }
}
