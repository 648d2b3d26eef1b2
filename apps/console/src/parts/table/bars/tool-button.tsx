import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode, Ref } from 'react'
import styles from './tool-button.module.css'

export interface ToolButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly icon?: IconName | undefined
  /** Without a border, for switches beside a chart. */
  readonly isQuiet?: boolean | undefined
  readonly label?: string | undefined
  readonly isExpanded?: boolean | undefined
  readonly isPressed?: boolean | undefined
  /** Disables the button; the button stays in the tab order and says the reason. */
  readonly disabledReason?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** The 30 px control of bars and heads. */
export function ToolButton(props: ToolButtonProps) {
  const { children, onPress, icon, isQuiet, label, isExpanded, isPressed, disabledReason, ref } = props
  const isDisabled = disabledReason !== undefined
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-quiet={isQuiet || undefined}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      title={disabledReason}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </button>
  )
}
