import type { Ref } from 'react'
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

/** The avatar as a button that opens a menu. */
export function AvatarButton({
  label,
  expanded,
  onPress,
  ref,
  ...avatar
}: AvatarProps & {
  label: string
  expanded: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  const { className, style } = avatarAttributes(avatar)
  return (
    <button
      ref={ref}
      type="button"
      className={classes(className, styles.button)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onPress}
    >
      {/* Drawn by the style sheet, because text that is not part of the name of the button confuses voice control. */}
      <span className={classes(className, styles.drawn)} style={style} data-initials={avatar.initials} />
    </button>
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
