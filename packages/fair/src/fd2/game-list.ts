import type { TypedEntry } from '#log/entry.ts'
import { isType, type Logged, type LogView } from './log-view.ts'

/** The entries of one game in order, each linked to the one before, from an earlier close to the result. */
export interface GameList {
  readonly entries: readonly Logged[]
  readonly close: Logged<TypedEntry<'close'>>
  readonly result: Logged<TypedEntry<'result'>>
  /** The game's close before this one; undefined if there is none in the list. */
  readonly earlier: Logged<TypedEntry<'close'>> | undefined
}

/** `prev` is a hash, so no entry of the game can be left out between the first and the last one of the list. */
export function findGameList(
  { logged }: LogView,
  { game, close: { hash } }: { readonly game: string; readonly close: { readonly hash: string } },
): GameList | undefined {
  const result = logged
    .filter(isType('result'))
    .findLast(({ entry }) => entry.game === game && entry.C === hash)
  if (!result) return undefined
  const walked = walkBack(logged, result)
  // A file always has the chain entries, so the walk can go on from the previous close to the entry of its chain.
  const entries = walked.slice(walked.findIndex(({ entry: { t } }) => t === 'close' || t === 'game'))
  const closes = entries.filter(isType('close'))
  const at = closes.findIndex(({ entry }) => entry.C === hash)
  const close = closes[at]
  return close && { entries, close, result, earlier: closes[at - 1] }
}

function walkBack(logged: readonly Logged[], last: Logged<TypedEntry<'result'>>): Logged[] {
  const byLeaf = new Map(logged.map(each => [each.leaf, each]))
  const entries: Logged[] = []
  let next: Logged | undefined = last
  while (next) {
    const { entry, index }: Logged = next
    entries.unshift(next)
    const before: Logged | undefined = 'prev' in entry ? byLeaf.get(entry.prev) : undefined
    next = before && before.index < index ? before : undefined
  }
  return entries
}
