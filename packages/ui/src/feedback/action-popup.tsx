import type { ReactNode } from 'react'
import { Button } from '#controls/button.tsx'
import { Modal } from './modal.tsx'

export interface PopupAction {
  label: string
  onPress: () => void
  loading?: boolean
}

export interface ActionPopupProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  closeLabel: string
  onClose: () => void
  /** The harmless choice; comes first. */
  safe: PopupAction
  main: PopupAction & {
    /** `equal` gives both buttons the same weight, for choices such as stop or continue. */
    tone?: 'primary' | 'danger' | 'equal'
  }
  mustAnswer?: boolean
}

export function ActionPopup({
  open,
  title,
  children,
  closeLabel,
  onClose,
  safe,
  main,
  mustAnswer = false,
}: ActionPopupProps) {
  const { tone = 'primary' } = main
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      mustAnswer={mustAnswer}
      actions={
        <>
          <Button onPress={safe.onPress} loading={safe.loading ?? false}>
            {safe.label}
          </Button>
          <Button
            tone={tone === 'equal' ? 'secondary' : tone}
            onPress={main.onPress}
            loading={main.loading ?? false}
          >
            {main.label}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
