import type { ReactNode } from 'react'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `narrow` for forms and questions, `wide` for rules and registration, `broad` for a form beside its summary. */
  width?: 'narrow' | 'wide' | 'broad'
  /** Fills the whole screen of a phone; for forms. */
  tall?: boolean
  /** Requires an answer: there is no close button, and Esc and the scrim do not close it. */
  mustAnswer?: boolean
  back?: { label: string; onPress: () => void } | undefined
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}
