import type { ModalName } from './modals.ts'

/** A show is waited for so long and no longer. */
export const showWaitMs = 20_000

/** Modals that hold nothing of the player's; every other one is finished first. */
const onlyRead: ReadonlySet<ModalName> = new Set<ModalName>(['rules', 'liveGames', 'playGame', 'adPopup'])

interface Moment {
  readonly now: number
  readonly dueAt: number
  readonly connected: boolean
  readonly modal: ModalName | null
  readonly buying: boolean
  readonly showing: boolean
}

/** Whether the reality check, once it is due, may come up now. */
export const mayRemind = ({ now, dueAt, connected, modal, buying, showing }: Moment): boolean => {
  if (now < dueAt || !connected || buying) return false
  if (modal !== null && !onlyRead.has(modal)) return false
  return !showing || now >= dueAt + showWaitMs
}
