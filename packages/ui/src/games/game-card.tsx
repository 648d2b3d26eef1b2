import { useId, type ReactNode } from 'react'
import type { ArtKind } from '#art/art-kind.ts'
import { CardArt } from '#art/card-art.tsx'
import { Icon } from '#icons/icon.tsx'
import { Anchor } from '#controls/anchor.tsx'
import { Badge, type BadgeProps } from '#feedback/badge.tsx'
import { Button, ButtonLink } from '#controls/button.tsx'
import { classes } from '#classes.ts'
import { IconButton } from '#controls/icon-button.tsx'
import { ProgressBar } from '#feedback/progress-bar.tsx'
import styles from './game-card.module.css'

export interface GameCardProps {
  href: string
  title: string
  kind: ArtKind
  /** Varies the picture, so that two games of a kind differ. */
  artSeed: string
  /** The operator's picture, which replaces the drawn art. */
  image?: string | undefined
  badge?: Pick<BadgeProps, 'tone' | 'icon' | 'children'> | undefined
  favourite?: { on: boolean; label: string; onToggle: () => void } | undefined
  prize: ReactNode
  /** Kind of prize: "jackpot", "pool", "top prize". */
  prizeWord: string
  /** "1,204 players in" or "Play any time". */
  line?: ReactNode
  progress?: { value: number; max: number; label: string; text: string } | undefined
  countdown?: ReactNode
  cost: ReactNode
  action: GameAction
}

export interface GameAction {
  label: string
  tone?: 'primary' | 'secondary'
  href?: string
  onPress?: () => void
  /** Shows the label without an action, for a full or closed game. */
  disabled?: boolean
}

function Action({ action, title }: { action: GameAction; title: string }) {
  const label = `${action.label}, ${title}`
  if (action.disabled) return <span className={styles.off}>{action.label}</span>
  if (action.href !== undefined) {
    return (
      <ButtonLink href={action.href} tone={action.tone ?? 'primary'} className={styles.button} label={label}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Button
      {...(action.onPress ? { onPress: action.onPress } : {})}
      tone={action.tone ?? 'primary'}
      className={styles.button}
      label={label}
    >
      {action.label}
    </Button>
  )
}

export function GameCard(props: GameCardProps) {
  const {
    href,
    title,
    kind,
    artSeed,
    image,
    badge,
    favourite,
    prize,
    prizeWord,
    line,
    progress,
    countdown,
    cost,
    action,
  } = props
  const titleId = useId()
  return (
    <article className={styles.game} aria-labelledby={titleId}>
      <div className={styles.picture}>
        {image ? <img src={image} alt="" loading="lazy" /> : <CardArt kind={kind} seed={artSeed} />}
      </div>
      {badge && <Badge {...badge} className={styles.badge} />}
      <div className={styles.body}>
        <div>
          <h3 id={titleId} className={styles.title}>
            <Anchor href={href} className={styles.cover}>
              {title}
            </Anchor>
          </h3>
          <p className={classes(styles.prize, 'num')}>
            {prize} <span>{prizeWord}</span>
          </p>
        </div>
        {progress ? (
          <div className={styles.progress}>
            <ProgressBar
              value={progress.value}
              max={progress.max}
              label={progress.label}
              valueText={progress.text}
            />
            <p className={classes(styles.line, 'num')}>{progress.text}</p>
          </div>
        ) : (
          line && <p className={classes(styles.line, 'num')}>{line}</p>
        )}
        <div className={styles.foot}>
          <div className={classes(styles.cost, 'num')}>
            {countdown && (
              <span className={styles.clock}>
                <Icon name="clock" size="sm" />
                {countdown}
              </span>
            )}
            <span>{cost}</span>
          </div>
          <Action action={action} title={title} />
        </div>
      </div>
      {favourite && (
        <IconButton
          icon="heart"
          filled={favourite.on}
          pressed={favourite.on}
          label={favourite.label}
          onPress={favourite.onToggle}
          className={styles.favourite}
          size="lg"
        />
      )}
    </article>
  )
}
