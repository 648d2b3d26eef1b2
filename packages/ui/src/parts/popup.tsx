import type { ReactNode } from 'react'
import { Button } from '#parts/button.tsx'
import { Modal } from '#parts/modal.tsx'

export interface PopupProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  okLabel: string
  onOk: () => void
}

/** Says one thing; OK closes it. */
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
