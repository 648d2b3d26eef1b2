import type { ModalName } from '#core/modals.ts'

export interface StartMoment {
  readonly modal: ModalName | null
  /** Any open dialog, drawer or popover, the play dialog included. */
  readonly overlay: boolean
  readonly drafting: boolean
  readonly buying: boolean
}

/** How the start of a game is announced: a dialog only if it replaces nothing, else a toast. */
export const startNotice = ({ modal, overlay, drafting, buying }: StartMoment): 'dialog' | 'toast' => {
  if (drafting || buying) return 'toast'
  if (modal === 'playGame') return 'dialog'
  return modal === null && !overlay ? 'dialog' : 'toast'
}
