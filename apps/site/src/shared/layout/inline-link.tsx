import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import type { ReactNode } from 'react'
import styles from './inline-link.module.css'

/** A link inside a sentence: it wraps with the words around it. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={styles.link}>
      {children}
    </Anchor>
  )
}
