import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './popover-panel.module.css'

/** The open panel of a popover. */
export function PopoverPanel({
  label,
  trigger,
  onClose,
  children,
}: {
  readonly label: string
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      offset={8}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  )
}
