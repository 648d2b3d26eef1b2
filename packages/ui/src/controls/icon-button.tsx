import type { MouseEvent, Ref } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from './anchor.tsx'
import { classes } from '#classes.ts'
import styles from './icon-button.module.css'

interface IconButtonLook {
  icon: IconName
  label: string
  size?: 'sm' | 'md' | 'lg'
  /** A filled icon, for a heart or star that is on. */
  filled?: boolean
  /** Draws a dot in the corner: something new is behind the button. */
  dot?: boolean
  /** A number in the corner; 0 shows none. The label must name it too. */
  count?: number
  className?: string | undefined
}

export interface IconButtonProps extends IconButtonLook {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    size = 'md',
    filled = false,
    dot = false,
    count = 0,
    pressed,
    expanded,
    onPress,
    className,
    ref,
  } = props
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.iconButton, className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      <Icon name={icon} size={size} filled={filled} />
      {dot && <span className={styles.dot} />}
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </button>
  )
}

export function IconLink({ icon, label, size = 'md', className, href }: IconButtonLook & { href: string }) {
  return (
    <Anchor className={classes(styles.iconButton, className)} href={href} aria-label={label}>
      <Icon name={icon} size={size} />
    </Anchor>
  )
}
