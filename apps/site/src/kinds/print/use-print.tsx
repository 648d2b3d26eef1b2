import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export interface Print {
  readonly print: (sheet: ReactNode) => void
  /** Render it anywhere: it is visible on paper only. */
  readonly sheet: ReactNode
}

/** Prints a sheet instead of the page. */
export const usePrint = (): Print => {
  const [sheet, setSheet] = useState<ReactNode>()
  useEffect(() => {
    if (!sheet) return
    const removeSheet = () => setSheet(undefined)
    addEventListener('afterprint', removeSheet, { once: true })
    window.print()
    return () => removeEventListener('afterprint', removeSheet)
  }, [sheet])
  return { print: setSheet, sheet: sheet && createPortal(sheet, document.body) }
}
