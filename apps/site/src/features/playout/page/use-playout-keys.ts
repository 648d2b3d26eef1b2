import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { preferenceStore, setPreferences } from '#core/preferences/preferences.ts'

/** The texts that the keys of a play-out announce. */
export interface PlayoutAnnouncements {
  readonly lastNumbers: string
  readonly lines: string
  readonly prizes: string
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea')

/** Keys while the focus is in the play-out: R last numbers, T lines, P prizes, M sound, Escape leaves. */
export const usePlayoutKeys = (
  getAnnouncements: () => PlayoutAnnouncements,
): ((event: KeyboardEvent) => void) => {
  const announce = useAnnounce()
  const navigate = useNavigate()
  return event => {
    const { playoutKeys, sound } = preferenceStore.getState()
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return void navigate('/')
    if (!playoutKeys || isTyping(event.target)) return
    const actions: Readonly<Record<string, () => void>> = {
      r: () => announce(getAnnouncements().lastNumbers),
      t: () => announce(getAnnouncements().lines),
      p: () => announce(getAnnouncements().prizes),
      m: () => setPreferences({ sound: !sound }),
    }
    actions[event.key.toLowerCase()]?.()
  }
}
