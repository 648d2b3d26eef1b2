import { lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react'

const PopoverPanel = lazy(async () => ({ default: (await import('./popover-panel.tsx')).PopoverPanel }))

export interface PopoverProps {
  /** Accessible name of the panel. */
  readonly label: string
  readonly renderTrigger: (props: {
    readonly ref: Ref<HTMLButtonElement>
    readonly expanded: boolean
    readonly onPress: () => void
  }) => ReactNode
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel attached to its button. Its machinery is large, so it is loaded when it first opens. */
export function Popover({ label, renderTrigger, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      {renderTrigger({ ref: button, expanded: isOpen, onPress: () => setIsOpen(!isOpen) })}
      {isOpen && (
        <Suspense>
          <PopoverPanel label={label} trigger={button} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
