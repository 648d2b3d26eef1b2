import { roundTime } from '@fairground/fair/beacon/beacon'
import { verifyConsistency } from '@fairground/fair/crypto/consistency'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { cutBeforeMs, roundHash } from '@fairground/fair/fd2/round'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { failpoint } from '#platform/failpoint.ts'
import { checkInTime, checkNotAhead } from './check-close.ts'
import type { DeckSigner } from './deck-signer.ts'
import type { CountersignedRound } from './log/state.ts'
import type { CountersignAnswer, CountersignRound, LogPosition, RoundRef, RoundRowText } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerDeps } from './signer-deps.ts'
import { repeatStatement, signStatement, toAnswer } from './statement.ts'

/** Countersigns which instant tickets of an operator a beacon round serves, before the round exists. */
export class RoundSigner {
  readonly #deps: SignerDeps
  readonly #decks: DeckSigner

  constructor(deps: SignerDeps, decks: DeckSigner) {
    this.#deps = deps
    this.#decks = decks
  }

  countersign(request: CountersignRound): CountersignAnswer {
    const { journal, beacon } = this.#deps
    const { member, round, cutAt } = request
    const context = roundHash({
      member,
      beaconChainHash: beacon.chainHash,
      round,
      cutAt,
      rows: request.rows.map(row => ({ ...row, deck: unhex(row.deckHash), root: unhex(row.root) })),
    })
    const known = journal.state.findRound(member, round)
    if (known) return this.#repeat(known, context)
    if (round <= journal.state.lastRound(member))
      throw new RequestRefused('spent', `round ${round} is not after the previous one`)
    if (cutAt !== roundTime(beacon, round) - cutBeforeMs)
      throw new RequestRefused('round', 'the cut does not follow from the round')
    checkNotAhead(this.#deps, cutAt)
    this.#checkRows(request)
    const sealed = this.#seal(request.rows, context, round)
    const at = checkInTime(this.#deps, round)
    const rows = request.rows.map(({ deckHash, n, size, root }) => ({ deckHash, n, size, root }))
    journal.append(
      {
        type: 'round',
        member,
        round,
        roundHash: hex(context),
        lockHash: hex(sealed.lockHash),
        at,
        rows,
      },
      signStatement(this.#deps, context, sealed.lockHash, at),
    )
    for (const { deckHash } of rows)
      failpoint('signer.afterRound', Number(journal.state.decks.findPublished(deckHash)?.seal.instance))
    return this.#repeat(this.#find(member, round), context)
  }

  /** The witnesses were late: the links are spent, and the tickets join the next round. A dealt round cannot be missed. */
  miss({ member, round }: RoundRef): LogPosition {
    const { journal } = this.#deps
    const rounds = this.#find(member, round).entry.rows.map(({ deckHash, n }) =>
      journal.state.decks.findPublished(deckHash)?.rounds.at(n - 1),
    )
    // A deck that has ended keeps no rounds: all of them were dealt or missed.
    if (rounds.some(each => each?.beaconSignature !== undefined || !each))
      throw new RequestRefused('spent', `round ${round} is dealt`)
    if (rounds.some(each => !each?.missed)) journal.append({ type: 'missed', member, round })
    return { k: journal.k, head: hex(journal.head) }
  }

  #find(member: string, round: number): CountersignedRound {
    const found = this.#deps.journal.state.findRound(member, round)
    if (!found) throw new RequestRefused('round', `round ${round} was not countersigned lately`)
    return found
  }

  #checkRows({ member, round, rows }: CountersignRound): void {
    if (rows.length === 0) throw new RequestRefused('rows', 'the round has no rows')
    for (const [i, row] of rows.entries()) {
      if (row.deckHash <= (rows[i - 1]?.deckHash ?? ''))
        throw new RequestRefused('rows', 'the rows are not in ascending order')
      this.#checkRow(member, round, row)
    }
  }

  #checkRow(member: string, round: number, row: RoundRowText): void {
    const { game, chain, deck: index, n, size } = row
    const deck = this.#deps.journal.state.decks.find({ game, chain, index })
    const published = deck?.published?.entry
    if (!deck || published?.deckHash !== row.deckHash || !game.startsWith(`${member}/`))
      throw new RequestRefused('deck', `deck ${index} of ${game} was not published`)
    if (deck.ended || round >= deck.seal.endRound)
      throw new RequestRefused('deck', `deck ${index} of ${game} has ended`)
    const last = deck.rounds.at(-1)
    if (n !== deck.rounds.length + 1) throw new RequestRefused('rows', `link ${n} is not the next one`)
    const grows = last?.missed ? size >= last.size : size > (last?.size ?? 0)
    if (!grows || size > deckSize(published.prizeTable))
      throw new RequestRefused('rows', `deck ${index} of ${game} cannot have sold ${size} tickets`)
    const earlier = { size: last?.size ?? 0, root: last ? unhex(last.root) : emptyRoot() }
    if (!verifyConsistency(earlier, { size, root: unhex(row.root) }, row.consistency.map(unhex)))
      throw new RequestRefused('consistency', 'the tickets do not extend those of the previous round')
  }

  /** The same round gets the same lock, also after a crash; another one is refused. */
  #repeat({ entry, statement }: CountersignedRound, context: Bytes): CountersignAnswer {
    if (entry.roundHash !== hex(context))
      throw new RequestRefused('spent', `round ${entry.round} belongs to other tickets`)
    const sealed = this.#seal(entry.rows, context, entry.round)
    return toAnswer(sealed, repeatStatement(this.#deps, statement, context, sealed.lockHash))
  }

  #seal(rows: readonly { deckHash: string; n: number }[], context: Bytes, round: number) {
    const links = rows.map(({ deckHash, n }) => this.#decks.assignLink(deckHash, n))
    return this.#deps.locks.seal(context, round, links)
  }
}
