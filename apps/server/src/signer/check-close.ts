import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { signerMarginMs } from '@fairground/fair/fd2/countersign'
import type { ChainState } from './log/state.ts'
import type { CloseText } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerDeps } from './signer-deps.ts'

/** The clocks of platform and signer may differ by this much. */
const clockSkewMs = 3000

/** A record from the future would be locked to a beacon round that the platform chose. */
export const checkNotAhead = ({ now }: SignerDeps, at: number): void => {
  if (at > now() + clockSkewMs) throw new RequestRefused('round', 'the time of the record is in the future')
}

/** The record must arrive before its beacon round, as proof that it was made without knowing the value. */
export const checkInTime = ({ now, beacon, checkClock }: SignerDeps, round: number): number => {
  checkClock()
  const at = now()
  if (at >= roundTime(beacon, round) - signerMarginMs)
    throw new RequestRefused('late', `the record is too late for beacon round ${round}`)
  return at
}

/** The rules for the next record of a chain, except the time. */
export const checkClose = (deps: SignerDeps, game: string, close: CloseText, chain: ChainState): void => {
  const { beacon, journal, chains } = deps
  if (`${close.member}/${close.game}` !== game)
    throw new RequestRefused('game', 'the record belongs to another game')
  if (close.index !== chain.spent + 1)
    throw new RequestRefused('index', `index ${close.index} is not the next one, ${chain.spent + 1}`)
  if (close.index > chain.entry.length) throw new RequestRefused('chain', `chain ${close.chain} has ended`)
  if (journal.state.chains(game).some(({ entry, spent }) => entry.chain > close.chain && spent > 0))
    throw new RequestRefused('chain', `chain ${close.chain} has a successor in use`)
  const deck = journal.state.decks.find({ game, chain: close.chain, index: chain.spent })
  // The next link reveals the previous one, which would reveal the order of the cards.
  if (deck && !deck.ended) throw new RequestRefused('deck', `deck ${chain.spent} has not ended`)
  if (close.previous !== hex(chains.links(chain).linkAt(chain.spent)))
    throw new RequestRefused('previous', 'the previous link does not belong to the chain')
  if (close.beaconChainHash !== beacon.chainHash)
    throw new RequestRefused('beacon', 'the record names another beacon')
  if (close.round !== drawRound(beacon, close.closedAt))
    throw new RequestRefused('round', 'the round does not follow from the closing time')
  checkNotAhead(deps, close.closedAt)
}
