import { useEffect, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { dipLine, type Draft, draftFromText, draftText } from './draft.ts'
import type { PickingRule } from './draft-line.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'

const storageKey = (gameId: number): string => `fairground.draft.${bootstrap.memberId}.${gameId}`

/** The lucky dip button of the lobby links here with ?dip=1. */
const isDipRequested = (): boolean => new URLSearchParams(location.search).get('dip') === '1'

/** The player's draft, stored per game so that it survives a log in, a reload and the close of a draw. */
export const useDraft = (rule: PickingRule, gameId: number): readonly [Draft, (draft: Draft) => void] => {
  const key = storageKey(gameId)
  const [draft, setDraft] = useState(() => {
    const stored = draftFromText(rule, sessionStorage.getItem(key) ?? '')
    return isDipRequested() ? dipLine(stored, stored.current, randomIndex) : stored
  })
  useEffect(() => sessionStorage.setItem(key, draftText(draft)), [key, draft])
  return [draft, setDraft]
}
