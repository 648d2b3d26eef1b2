import type { ReactNode } from 'react'
import { Bunting } from '#art/bunting.tsx'
import { Mascot } from '#art/mascot.tsx'
import { useLook } from '#looks/look.tsx'
import { ButtonLink } from '#parts/button.tsx'
import { Icon } from '#icons/icon.tsx'
import { Wrap } from '#parts/page.tsx'
import styles from './game-band.module.css'

export interface GameBandProps {
  back: { href: string; label: string }
  /** "Lottery · 6 from 49 + bonus". */
  eyebrow: ReactNode
  title: ReactNode
  /** Beside the clock, on wide screens: "Lines close in", "draw at 20:05". */
  clockTitle?: ReactNode
  clockNote?: ReactNode
  countdown?: ReactNode
}

/** The painted band over a game's own page. */
export function GameBand({ back, eyebrow, title, clockTitle, clockNote, countdown }: GameBandProps) {
  const fair = useLook() === 'cartoon'
  return (
    <div className={styles.band} data-fair={fair || undefined}>
      {fair && <Bunting className={styles.bunting} />}
      <Wrap className={styles.row}>
        <ButtonLink href={back.href} label={back.label} className={styles.back}>
          <Icon name="back" />
        </ButtonLink>
        <div className={styles.text}>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
        </div>
        {fair && <Mascot className={styles.mascot} />}
        {countdown && (
          <div className={styles.clock}>
            <div className={styles.clockText}>
              <p>{clockTitle}</p>
              <p className="tiny">{clockNote}</p>
            </div>
            {countdown}
          </div>
        )}
      </Wrap>
    </div>
  )
}
