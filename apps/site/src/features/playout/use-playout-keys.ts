import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { preferenceStore, setPreferences } from '#app/preferences.ts'

/** What the keys of a play-out tell. */
export interface PlayoutTold {
  readonly lastNumbers: string
  readonly lines: string
  readonly prizes: string
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea')

/** R the last numbers, T my lines, P the prizes, M sound, Escape leaves; while the focus is in the play-out. */
export const usePlayoutKeys = (told: () => PlayoutTold): ((event: KeyboardEvent) => void) => {
  const announce = useAnnounce()
  const navigate = useNavigate()
  return event => {
    const { playoutKeys, sound } = preferenceStore.getState()
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return void navigate('/')
    if (!playoutKeys || isTyping(event.target)) return
    const actions: Readonly<Record<string, () => void>> = {
      r: () => announce(told().lastNumbers),
      t: () => announce(told().lines),
      p: () => announce(told().prizes),
      m: () => setPreferences({ sound: !sound }),
    }
    actions[event.key.toLowerCase()]?.()
  }
}
