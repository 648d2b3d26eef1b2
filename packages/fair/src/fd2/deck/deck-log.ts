import { applyKeyChange, type GameKeys } from '#fd2/key-change.ts'
import { isType, type LogView } from '#fd2/log-view.ts'

/** The keys of a game and the signer's term at a place in the log. */
export interface KeysInForce {
  readonly keys: GameKeys
  readonly term: number
}

const firstTerm = 1

interface Place {
  readonly game: string
  /** The index of the entry that the keys signed. */
  readonly before: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** A new term ends the one before it. Undefined if the game has no entry before the place. */
export function findDeckKeys({ logged }: LogView, { game, before, at }: Place): KeysInForce | undefined {
  let keys: GameKeys | undefined
  let term = firstTerm
  for (const { entry, index } of logged) {
    if (index >= before) break
    if (entry.t === 'game' && entry.game === game) keys = entry.keys
    if (entry.t === 'key' && keys && entry.from <= at) keys = applyKeyChange(keys, entry)
    if (entry.t !== 'term') continue
    term = entry.term
    if (keys) keys = { ...keys, signer: entry.key }
  }
  return keys && { keys, term }
}

export interface SignerTerm {
  readonly term: number
  readonly key: string
}

/** The signer that may sign what the log holds at this place. */
export function findSigner(log: LogView, place: Place): SignerTerm | undefined {
  const found = findDeckKeys(log, place)
  return found && { term: found.term, key: found.keys.signer }
}

/** The anchor of the game's first chain before the place. */
export const findFirstAnchor = (
  { logged }: LogView,
  { game, before }: Omit<Place, 'at'>,
): string | undefined =>
  logged.filter(isType('game')).findLast(({ entry, index }) => entry.game === game && index < before)?.entry
    .anchor
