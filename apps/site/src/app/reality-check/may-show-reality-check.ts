import type { ModalName } from '#core/modals.ts'

/** The longest delay for a play-out. */
export const playoutWaitMs = 20_000

/** Modals without input of the player, which may be replaced. */
const readOnlyModals: ReadonlySet<ModalName> = new Set<ModalName>([
  'rules',
  'liveGames',
  'playGame',
  'adPopup',
  'achievement',
])

interface Moment {
  readonly now: number
  readonly dueAt: number
  readonly connected: boolean
  readonly modal: ModalName | null
  readonly buying: boolean
  readonly showing: boolean
}

/** A due reality check waits for purchases, for open forms and briefly for a play-out. */
export const mayShowRealityCheck = ({ now, dueAt, connected, modal, buying, showing }: Moment): boolean => {
  if (now < dueAt || !connected || buying) return false
  if (modal !== null && !readOnlyModals.has(modal)) return false
  return !showing || now >= dueAt + playoutWaitMs
}
