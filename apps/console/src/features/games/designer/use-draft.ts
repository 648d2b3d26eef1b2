import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#core/api/call.ts'
import { refreshAll } from '#core/api/use-act.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { findUnstorable } from '../kinds/terms/check-terms.ts'
import { fitTerms } from '../kinds/terms/fit-terms.ts'

export type LoadedGame = OperatorOutput<'getGame'>
export type OtherDraft = NonNullable<LoadedGame['draft']>

export type SaveState =
  | { readonly kind: 'same' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Draft {
  readonly game: GameTemplate
  readonly change: (game: GameTemplate) => void
  readonly undo: (() => void) | undefined
  readonly state: SaveState
  /** What another person saved while this one changed the game. */
  readonly conflict: OtherDraft | undefined
  readonly takeTheirs: () => void
  readonly keepMine: () => void
  /** Stores what waits, at once. */
  readonly saveNow: () => void
}

const debounceMs = 1200
const maxUndo = 50
const reason = 'Saved by the designer while the draft was edited'

const getStart = ({ draft, live }: LoadedGame): GameTemplate => {
  const game = draft?.game ?? live?.game
  if (!game) throw new Error('a game without a draft is live')
  return game
}

const getBase = ({ draft }: LoadedGame): number | undefined => draft?.changedAt

/** A draft that stores itself. It never overwrites what another person stored since it was read. */
export const useDraft = (gameId: number, loaded: LoadedGame): Draft => {
  const memberId = useMemberId()
  const [game, setGame] = useState(() => getStart(loaded))
  const [past, setPast] = useState<readonly GameTemplate[]>([])
  const [state, setState] = useState<SaveState>(
    loaded.draft ? { kind: 'saved', at: loaded.draft.changedAt } : { kind: 'same' },
  )
  const [conflict, setConflict] = useState<OtherDraft>()
  const base = useRef(getBase(loaded))
  const latest = useRef(game)
  useEffect(() => {
    latest.current = game
  }, [game])

  const save = async (saved: GameTemplate): Promise<void> => {
    setState({ kind: 'saving' })
    try {
      const { draft } = await call('getGame', { gameId }, memberId)
      if (draft && draft.changedAt !== base.current && !isSameValue(draft.game, saved)) {
        setConflict(draft)
        setState({ kind: 'unsaved' })
        return
      }
      await call('saveGameDraft', { game: saved, reason }, memberId)
      const after = await call('getGame', { gameId }, memberId)
      base.current = getBase(after)
      setState(
        isSameValue(latest.current, saved)
          ? { kind: 'saved', at: base.current ?? Date.now() }
          : { kind: 'unsaved' },
      )
      await refreshAll()
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }

  const store = useEffectEvent(() => {
    if (findUnstorable(game).length > 0) setState({ kind: 'unreadable' })
    else void save(game)
  })
  useEffect(() => {
    if (state.kind !== 'unsaved' || conflict) return undefined
    const timer = setTimeout(() => store(), debounceMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change starts the wait again.
  }, [game, state.kind, conflict])

  // What waits is stored when the person leaves the page.
  const leave = useEffectEvent(() => {
    if (state.kind === 'unsaved' && !conflict && findUnstorable(game).length === 0) void save(game)
  })
  useEffect(() => () => leave(), [])

  // Another person's draft appears by itself while this one has changed nothing.
  // An answer from before the own save is none.
  const seen = useRef(loaded)
  useEffect(() => {
    if (loaded === seen.current || (state.kind !== 'saved' && state.kind !== 'same')) return
    seen.current = loaded
    if (getBase(loaded) === base.current) return
    base.current = getBase(loaded)
    setPast([])
    setGame(getStart(loaded))
    setState(loaded.draft ? { kind: 'saved', at: loaded.draft.changedAt } : { kind: 'same' })
  }, [loaded, state.kind])

  const put = (next: GameTemplate): void => {
    setGame(next)
    setState({ kind: 'unsaved' })
  }
  const before = past.at(-1)
  return {
    game,
    change: next => {
      setPast([...past, game].slice(-maxUndo))
      put(fitTerms(next, game))
    },
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1))
        put(before)
      }),
    state,
    conflict,
    takeTheirs: () => {
      if (!conflict) return
      base.current = conflict.changedAt
      setGame(conflict.game)
      setPast([])
      setConflict(undefined)
      setState({ kind: 'saved', at: conflict.changedAt })
    },
    keepMine: () => {
      base.current = conflict?.changedAt
      setConflict(undefined)
      setState({ kind: 'unsaved' })
    },
    saveNow: () => void save(game),
  }
}
