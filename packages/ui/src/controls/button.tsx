import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from './anchor.tsx'
import { classes } from '#classes.ts'
import { Spinner } from '#feedback/spinner.tsx'
import { useGuardedPress } from './use-guarded-press.ts'
import styles from './button.module.css'

export interface ButtonLook {
  tone?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'md' | 'lg' | 'sm'
  full?: boolean
  icon?: IconName
  className?: string | undefined
  children: ReactNode
}

export interface ButtonProps extends ButtonLook {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  type?: 'button' | 'submit'
  loading?: boolean
  /** Disables the button and is shown below it; the button stays in the tab order. */
  disabledReason?: string | undefined
  form?: string
  label?: string
  expanded?: boolean
  ref?: Ref<HTMLButtonElement>
}

function buttonAttributes({
  tone = 'secondary',
  size = 'md',
  full = false,
  className,
}: Omit<ButtonLook, 'children'>) {
  return {
    className: classes(styles.button, className),
    'data-tone': tone,
    'data-size': size,
    'data-full': full || undefined,
  }
}

export function Button(props: ButtonProps) {
  const {
    icon,
    children,
    onPress,
    type = 'button',
    loading = false,
    disabledReason,
    form,
    label,
    ref,
  } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const press = useGuardedPress(onPress, isDisabled || loading)
  const button = (
    <button
      {...buttonAttributes(props)}
      ref={ref}
      type={type}
      form={form}
      onClick={press}
      aria-label={label}
      aria-expanded={props.expanded}
      aria-busy={loading || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={props.size === 'sm' ? 'sm' : 'md'} />}
      <span className={styles.label}>{children}</span>
    </button>
  )
  if (!isDisabled) return button
  return (
    <span className={styles.withReason} data-full={props.full || undefined}>
      {button}
      <span id={reasonId} className={styles.reason}>
        <Icon name="info" size="sm" />
        {disabledReason}
      </span>
    </span>
  )
}

export interface ButtonLinkProps extends ButtonLook {
  href: string
  label?: string
}

export function ButtonLink(props: ButtonLinkProps) {
  return (
    <Anchor {...buttonAttributes(props)} href={props.href} aria-label={props.label}>
      {props.icon && <Icon name={props.icon} size={props.size === 'sm' ? 'sm' : 'md'} />}
      <span className={styles.label}>{props.children}</span>
    </Anchor>
  )
}
