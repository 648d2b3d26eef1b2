import type { Locator } from 'playwright-core'
import { findMove } from './find-move.ts'

const maxKeys = 400
/** A dialog that opens meanwhile, for example for the passkey, is answered first. */
const keysPerLook = 5

/** Moves the focus to the element with the keyboard. Returns false if it cannot have the focus, as a heading. */
export const reach = async (target: Locator): Promise<boolean> => {
  let tab: 'Tab' | 'Shift+Tab' | undefined
  for (let i = 0; i < maxKeys; i += 1) {
    if (i % keysPerLook === 0) await target.waitFor()
    const move = await target.evaluate(findMove)
    if (move === 'not focusable') return false
    if (move === 'arrived') return true
    // In one direction: the order of the stops may differ from that of the document, for example around a dialog.
    const isTab = move === 'Tab' || move === 'Shift+Tab'
    await target.page().keyboard.press(isTab ? (tab ??= move) : move)
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`)
}
