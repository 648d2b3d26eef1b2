import { Bunting } from '@fairground/ui/art/bunting.tsx'
import { Mascot } from '@fairground/ui/art/mascot.tsx'
import { useLook } from '@fairground/ui/looks/look.tsx'
import { IconLink } from '@fairground/ui/parts/icon-button.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { classes } from '@fairground/ui/parts/classes'
import type { ReactNode } from 'react'
import bleed from './full-bleed.module.css'
import styles from './game-band.module.css'

export interface GameBandProps {
  back: { href: string; label: string }
  eyebrow: string
  title: string
  /** A clock, a badge, a button: whatever belongs at the right. */
  children?: ReactNode
}

/** The painted band at the top of a game's pages. */
export function GameBand({ back, eyebrow, title, children }: GameBandProps) {
  const cartoon = useLook() === 'cartoon'
  return (
    <div className={classes(styles.band, bleed.bleed)} data-bunting={cartoon || undefined}>
      {cartoon && <Bunting className={styles.bunting} />}
      <Wrap className={styles.in}>
        <IconLink icon="back" size="lg" label={back.label} href={back.href} className={styles.back} />
        <div className={styles.text}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {cartoon && <Mascot width={132} className={styles.mascot} />}
        {children && <div className={styles.end}>{children}</div>}
      </Wrap>
    </div>
  )
}
