import { hex } from '@fairground/fair/encoding/bytes'
import { failpoint } from '#platform/failpoint.ts'
import { CardsMissing } from './decks/card-source.ts'
import type { CardStore } from './decks/card-store.ts'
import { DeckSigner } from './deck-signer.ts'
import { isEnding } from './game-chains.ts'
import type { SignerCall, SignerCalls, StatusAnswer } from './protocol.ts'
import type { Replicator } from './replicator.ts'
import { isSignerCall, parseRequest } from './request-shapes.ts'
import { RequestRefused } from './request-refused.ts'
import { RoundSigner } from './round-signer.ts'
import { Signer } from './signer.ts'
import type { SignerDeps } from './signer-deps.ts'
import type { Terms } from './terms.ts'
import type { Answer } from './transport/listen.ts'
import { callRoles } from './transport/roles.ts'

/** What the clock of the signer must offer. */
export interface SignerClock {
  readonly beaconRound: number
  readonly driftMs: number
  refresh(): Promise<void>
}

export interface DispatchDeps extends SignerDeps {
  readonly cards: CardStore
  readonly terms: Terms
  readonly replicator: Replicator
  readonly clock: SignerClock
}

/** What a call needs before it is decided. */
type Need = 'nothing' | 'term' | 'clock'

const needs: { readonly [C in SignerCall]: Need } = {
  openChain: 'term',
  succeedChain: 'term',
  countersign: 'clock',
  sealDeck: 'clock',
  publishDeck: 'term',
  countersignRound: 'clock',
  missRound: 'term',
  deal: 'term',
  endDeck: 'term',
  status: 'nothing',
  confirm: 'nothing',
  replicate: 'nothing',
  startTerm: 'nothing',
}

/** A deck that takes longer to compute is refused as busy and retried. */
const maxCardWaitMs = 2000

type Calls = { readonly [C in SignerCall]: (request: SignerCalls[C]['request']) => SignerCalls[C]['answer'] }

/** Answers calls: checks role, shape and term, decides, and waits until the standby has the entry. */
export const createDispatcher = (deps: DispatchDeps): { answer: Answer; decks: DeckSigner } => {
  const { journal, terms, replicator, clock, cards } = deps
  const signer = new Signer(deps)
  const decks = new DeckSigner(deps)
  const rounds = new RoundSigner(deps, decks)
  const calls: Calls = {
    openChain: request => signer.openChain(request),
    succeedChain: request => signer.succeedChain(request),
    countersign: request => signer.countersign(request),
    sealDeck: request => decks.seal(request),
    publishDeck: request => decks.publish(request),
    countersignRound: request => rounds.countersign(request),
    missRound: request => rounds.miss(request),
    deal: request => decks.deal(request),
    endDeck: request => decks.end(request),
    status: () => getStatus(deps),
    confirm: request => terms.confirm(request),
    replicate: request => terms.replicate(request),
    startTerm: request => terms.startTerm(request),
  }

  const decide = async <C extends SignerCall>(name: C, request: SignerCalls[C]['request']) => {
    const give = Date.now() + maxCardWaitMs
    for (;;) {
      if (needs[name] !== 'nothing') terms.checkActive()
      try {
        return calls[name](request)
      } catch (error) {
        if (!(error instanceof CardsMissing)) throw error
        const ready = await Promise.race([
          cards.prepare(error.inputs).then(() => true),
          wait(give - Date.now()),
        ])
        if (!ready) throw new RequestRefused('busy', error.message)
      }
    }
  }

  const answer: Answer = async (roles, name, body) => {
    if (!isSignerCall(name)) throw new RequestRefused('request', 'there is no such call')
    if (!callRoles[name].some(role => roles.includes(role)))
      throw new RequestRefused('role', `this caller must not call ${name}`)
    const request = parseRequest(name, body)
    if (needs[name] === 'clock') await clock.refresh()
    const before = journal.k
    const decided = await decide(name, request)
    if (needs[name] !== 'nothing') await replicator.reach(journal.k)
    if (journal.k > before) failpoint('signer.beforeAnswer')
    return decided
  }
  return { answer, decks }
}

const wait = (ms: number): Promise<false> =>
  new Promise(resolve => setTimeout(() => resolve(false), Math.max(ms, 0)).unref())

const getStatus = ({ journal, terms, replicator, clock, key }: DispatchDeps): StatusAnswer => ({
  term: terms.term,
  termStart: journal.state.termStart,
  k: journal.k,
  head: hex(journal.head),
  signerKey: hex(key.publicKey),
  mode: terms.mode,
  solo: replicator.solo,
  beaconRound: clock.beaconRound,
  clockDriftMs: clock.driftMs,
  endingChains: journal.state
    .allChains()
    .filter(isEnding)
    .map(({ entry: { game, chain, length }, spent }) => ({ game, chain, spent, length })),
})
