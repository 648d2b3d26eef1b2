import { Anchor } from '#controls/anchor.tsx'
import { classes } from '#classes.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** One or two characters. */
  initials: string
  size?: number
  /** A ball colour that distinguishes players in a list. */
  hue?: 1 | 2 | 3 | 4 | 5 | 6
}

function avatarAttributes({ size = 40, hue }: AvatarProps) {
  const paint = hue
    ? {
        background: `color-mix(in srgb, var(--ball-${hue}) var(--cell-mix), var(--paint-white))`,
        color: 'var(--ball-num)',
      }
    : {}
  return { className: styles.avatar, style: { width: size, height: size, ...paint } }
}

export function Avatar(props: AvatarProps) {
  return (
    <span {...avatarAttributes(props)} aria-hidden="true">
      {props.initials}
    </span>
  )
}

export function AvatarLink(props: AvatarProps & { href: string; label: string }) {
  const { className, style } = avatarAttributes(props)
  return (
    <Anchor className={classes(className, styles.link)} href={props.href}>
      <span className={className} style={style} aria-hidden="true">
        {props.initials}
      </span>
      <span className="vh">{props.label}</span>
    </Anchor>
  )
}

/** Overlapping avatars, most recent first. */
export function AvatarStack({ initials }: { initials: readonly string[] }) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {initials.map((text, i) => (
        <Avatar key={`${text}-${i}`} initials={text} hue={((i % 6) + 1) as 1} />
      ))}
    </span>
  )
}
