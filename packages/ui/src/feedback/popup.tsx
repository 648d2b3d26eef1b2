import type { ReactNode } from 'react'
import { Button } from '#controls/button.tsx'
import { Modal } from './modal.tsx'

export interface PopupProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  okLabel: string
  onOk: () => void
}

/** A message with a single OK button. */
export function Popup({ open, title, children, okLabel, onOk }: PopupProps) {
  return (
    <Modal
      open={open}
      onClose={onOk}
      title={title}
      closeLabel={okLabel}
      actions={
        <Button tone="primary" onPress={onOk}>
          {okLabel}
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
