import { useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import type { PickingRule } from '#features/pick/draft/draft-line.ts'
import { favouriteLines, saveFavourites } from './favourite-lines.ts'

const { memberId } = bootstrap

/** The lines saved for a game in this browser, and a function that replaces them. */
export const useSavedLines = (
  gameId: number,
  rule: PickingRule,
): readonly [readonly string[], (texts: readonly string[]) => void] => {
  const [texts, setTexts] = useState<readonly string[]>(() =>
    favouriteLines(localStorage, memberId, gameId, rule),
  )
  const save = (next: readonly string[]) => {
    setTexts(next)
    saveFavourites(localStorage, memberId, gameId, next)
  }
  return [texts, save]
}
