import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from './anchor.tsx'
import { classes } from '#classes.ts'
import styles from './text-link.module.css'

interface TextLinkLook {
  icon?: IconName
  iconAfter?: IconName
  className?: string | undefined
  children: ReactNode
}

function content({ icon, iconAfter, children }: TextLinkLook) {
  return (
    <>
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {iconAfter && <Icon name={iconAfter} size="sm" />}
    </>
  )
}

export function TextLink(props: TextLinkLook & { href: string }) {
  return (
    <Anchor className={classes(styles.link, props.className)} href={props.href}>
      {content(props)}
    </Anchor>
  )
}

/** A button that looks like a link. */
export function TextButton(props: TextLinkLook & { onPress: () => void }) {
  return (
    <button type="button" className={classes(styles.link, props.className)} onClick={props.onPress}>
      {content(props)}
    </button>
  )
}
