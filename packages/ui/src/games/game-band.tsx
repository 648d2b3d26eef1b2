import type { ReactNode } from 'react'
import { Bunting } from '#art/bunting.tsx'
import { Mascot } from '#art/mascot.tsx'
import { useLook } from '#looks/look.tsx'
import { IconLink } from '#controls/icon-button.tsx'
import { Wrap } from '#layout/page.tsx'
import styles from './game-band.module.css'

export interface GameBandProps {
  back: { href: string; label: string }
  eyebrow: string
  title: string
  /** A clock, a badge or a button at the right. */
  children?: ReactNode
}

/** The painted band at the top of the pages of one game. */
export function GameBand({ back, eyebrow, title, children }: GameBandProps) {
  const cartoon = useLook() === 'cartoon'
  return (
    <div className={styles.band} data-bunting={cartoon || undefined}>
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
