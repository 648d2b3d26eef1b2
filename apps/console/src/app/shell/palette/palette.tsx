import { Icon } from '@fairground/ui/icons/icon.tsx'
import { lazy, Suspense, useEffect } from 'react'
import type { PageName } from '#core/pages.ts'
import { closePalette, openPalette, usePalette } from './palette-store.ts'
import styles from './palette.module.css'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The search of the top bar. `/` and Ctrl K open it from everywhere. */
export function Palette({ pages }: { readonly pages: readonly PageName[] }) {
  const { isOpen } = usePalette()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isTyping(event.target) && !event.defaultPrevented
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isSlash && !isCtrlK) return
      event.preventDefault()
      openPalette()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button type="button" className={styles.search} onClick={openPalette}>
        <Icon name="search" size="sm" />
        <span className={styles.hint}>Player, ticket, draw or payment</span>
        <kbd>/</kbd>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <PaletteDialog pages={pages} onClose={closePalette} />
        </Suspense>
      )}
    </>
  )
}
