import { useRef, useState, type ReactNode, type Ref } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classes } from '#classes.ts'
import styles from './popover.module.css'

export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>
  expanded: boolean
  onPress: () => void
}

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string
  renderTrigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel attached to its button: wallet, session, notifications. */
export function Popover({ label, renderTrigger, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {renderTrigger({ ref: button, expanded: open, onPress: () => setOpen(!open) })}
      <AriaPopover
        className={classes(styles.popover)}
        triggerRef={button}
        isOpen={open}
        onOpenChange={setOpen}
        placement="bottom end"
        offset={8}
      >
        <Dialog className={classes(styles.dialog)} aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </Dialog>
      </AriaPopover>
    </>
  )
}
