/** What the platform may ask of the signer. Bytes are hexadecimal, money is decimal text of minor units. */

export interface OpenChain {
  /** member/game */
  readonly game: string
}

export interface OpenChainAnswer {
  readonly anchor: string
  readonly signerKey: string
}

export interface Countersign {
  readonly game: string
  readonly closedAt: number
  readonly close: {
    readonly member: string
    readonly game: string
    readonly instance: string
    readonly rulesHash: string
    readonly prizeTableHash: string
    readonly treeSize: number
    readonly root: string
    readonly pool: string
    readonly jackpot: string
    readonly currency: string
    readonly previous: string
    readonly index: number
    readonly beaconChainHash: string
    readonly round: number
  }
}

export type CountersignAnswer =
  | { readonly signature: string; readonly at: number }
  /** Too late: the index is spent, and its link is given out so that the next draw can go on from it. */
  | { readonly late: true; readonly link: string }

export interface Reveal {
  readonly game: string
  readonly index: number
  readonly beaconSignature: string
}

export interface RevealAnswer {
  readonly link: string
}

export interface SignerCalls {
  openChain: { request: OpenChain; answer: OpenChainAnswer }
  countersign: { request: Countersign; answer: CountersignAnswer }
  reveal: { request: Reveal; answer: RevealAnswer }
}

export type SignerCall = keyof SignerCalls
