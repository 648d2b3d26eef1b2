import { useEffect, useRef } from 'react'
import { rebuildMarkup } from './rebuild-markup.ts'
import styles from './markup-frame.module.css'

/** A mail or a report of the server in a frame of its own, which runs no scripts and loads nothing. */
export function MarkupFrame({ title, html }: { readonly title: string; readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (inner) rebuildMarkup(inner, html)
  }, [html])
  return <iframe ref={frame} className={styles.frame} title={title} sandbox="allow-same-origin" />
}
