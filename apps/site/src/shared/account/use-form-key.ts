import { useState } from 'react'

export interface SaveState {
  /** The previous form instance was saved. */
  readonly saved: boolean
  readonly onSaved: () => void
  readonly onUndo: () => void
}

/** A new React key remounts the form with fresh state after a save or an undo. */
export const useFormKey = (): { formKey: number; saveState: SaveState } => {
  const [{ formKey, saved }, setFormKey] = useState({ formKey: 0, saved: false })
  const next = (isSaved: boolean) => setFormKey({ formKey: formKey + 1, saved: isSaved })
  return { formKey, saveState: { saved, onSaved: () => next(true), onUndo: () => next(false) } }
}
