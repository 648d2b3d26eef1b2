import { useEffect, useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { dipLine, type Draft, draftFromText, draftText } from '#features/pick/draft.ts'
import type { PickingRule } from '#features/pick/draft-line.ts'
import { randomIndex } from '#shared/crypto-random.ts'

const keyOf = (gameId: number): string => `fairground.draft.${bootstrap.memberId}.${gameId}`

/** The lobby's lucky dip leads here with ?dip=1; what is picked already stays. */
const isDipAsked = (): boolean => new URLSearchParams(location.search).get('dip') === '1'

/** The player's picks, kept by game through a log in, a reload and the closing of one draw. */
export const useDraft = (rule: PickingRule, gameId: number): readonly [Draft, (draft: Draft) => void] => {
  const key = keyOf(gameId)
  const [draft, setDraft] = useState(() => {
    const kept = draftFromText(rule, sessionStorage.getItem(key) ?? '')
    return isDipAsked() ? dipLine(kept, kept.current, randomIndex) : kept
  })
  useEffect(() => sessionStorage.setItem(key, draftText(draft)), [key, draft])
  return [draft, setDraft]
}
