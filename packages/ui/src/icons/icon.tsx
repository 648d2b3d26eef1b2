import { iconPaths, type IconName } from '#icons/icon-paths.ts'
import styles from './icon.module.css'

export type { IconName }

export interface IconProps {
  name: IconName
  size?: 'sm' | 'md' | 'lg'
  /** Only play, heart and star look right when filled. */
  filled?: boolean
}

export function Icon({ name, size = 'md', filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-filled={filled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
