import { useId, type ReactNode } from 'react'
import { DrawMachine } from '#art/draw-machine.tsx'
import { Icon } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import styles from './hero.module.css'

export interface HeroProps {
  /** "Next big draw · Lottery". */
  eyebrow: string
  title: string
  prize: ReactNode
  /** The prize in words, for screen readers. */
  prizeLabel: string
  countdown: ReactNode
  /** One primary button and one secondary. */
  actions: ReactNode
  note?: ReactNode
  /** The highest number of the game, for the balls in the drawing. */
  ballMax?: number | undefined
}

export function Hero(props: HeroProps) {
  const { eyebrow, title, prize, prizeLabel, countdown, actions, note, ballMax } = props
  const titleId = useId()
  return (
    <section className={styles.hero} aria-labelledby={titleId}>
      <DrawMachine max={ballMax} className={styles.art} />
      <div className={styles.text}>
        <p className={classes(styles.eyebrow, 'eyebrow')}>
          <Icon name="star" size="sm" />
          {eyebrow}
        </p>
        <h1 id={titleId}>{title}</h1>
        <p className={styles.prize}>
          <span className="vh">{prizeLabel}</span>
          <Jackpot>{prize}</Jackpot>
        </p>
        {countdown}
        <div className={styles.actions}>{actions}</div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  )
}

/** The largest amount of a page, in the jackpot colours of the look. */
export function Jackpot({ children }: { children: ReactNode }) {
  return (
    <span className={classes(styles.jackpot, 'num')} aria-hidden="true">
      {children}
    </span>
  )
}
