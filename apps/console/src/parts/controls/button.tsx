import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '@fairground/ui/classes'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  readonly tone?: 'main' | 'plain' | 'quiet' | 'danger' | 'danger-outline'
  readonly size?: 'sm' | 'lg'
  readonly icon?: IconName | undefined
  readonly isFull?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

export interface ButtonProps extends ButtonLook {
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly type?: 'button' | 'submit'
  readonly form?: string
  /** Why it cannot be pressed now. It stays in the tab order and says so. */
  readonly disabledReason?: string | undefined
  readonly isLoading?: boolean
  readonly label?: string | undefined
  readonly isExpanded?: boolean
  readonly isPressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

const toAttributes = ({
  tone = 'plain',
  size = 'sm',
  isFull = false,
  className,
}: Omit<ButtonLook, 'children'>) => ({
  className: classes(styles.button, className),
  'data-tone': tone,
  'data-size': size,
  'data-full': isFull || undefined,
})

/** A button of the console: 30 px high, 38 for the main act of a panel, 44 on touch. */
export function Button({ ref, ...props }: ButtonProps) {
  const { icon, children, onPress, type = 'button', form, disabledReason, isLoading = false, label } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isInert = isDisabled || isLoading
  return (
    <>
      <button
        {...toAttributes(props)}
        ref={ref}
        type={isInert ? 'button' : type}
        form={form}
        title={disabledReason}
        aria-label={label}
        aria-disabled={isInert || undefined}
        aria-busy={isLoading || undefined}
        aria-expanded={props.isExpanded}
        aria-pressed={props.isPressed}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={event => {
          if (isInert) event.preventDefault()
          else onPress?.(event)
        }}
      >
        {isLoading ? <Spinner /> : icon && <Icon name={icon} size="sm" />}
        {children}
      </button>
      {isDisabled && (
        <span id={reasonId} className="vh">
          {disabledReason}
        </span>
      )}
    </>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ href, ...props }: ButtonLook & { readonly href: string }) {
  return (
    <Link {...toAttributes(props)} to={href}>
      {props.icon && <Icon name={props.icon} size="sm" />}
      {props.children}
    </Link>
  )
}
