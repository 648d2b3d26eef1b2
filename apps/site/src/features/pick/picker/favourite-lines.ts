import { lineFromText, type PickingRule } from '#features/pick/draft/draft-line.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const MAX_SAVED = 20

const key = (memberId: number, gameId: number): string => `fairground.lines.${memberId}.${gameId}`

/** Lines the player saved for a game, newest first, without lines that are no longer valid. */
export const favouriteLines = (
  storage: Store,
  memberId: number,
  gameId: number,
  rule: PickingRule,
): string[] =>
  (storage.getItem(key(memberId, gameId)) ?? '')
    .split(';')
    .filter(text => text !== '' && lineFromText(rule, text) !== undefined)

export const withFavourite = (lines: readonly string[], line: string): string[] =>
  [line, ...lines.filter(other => other !== line)].slice(0, MAX_SAVED)

export const saveFavourites = (
  storage: Store,
  memberId: number,
  gameId: number,
  lines: readonly string[],
): void => storage.setItem(key(memberId, gameId), lines.join(';'))
