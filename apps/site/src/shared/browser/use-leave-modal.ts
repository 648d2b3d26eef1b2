import { useNavigate } from 'react-router'
import { closeModal } from '#core/modals.ts'

/** Navigates to a page and closes the modal. */
export const useLeaveModal = (): ((href: string) => void) => {
  const navigate = useNavigate()
  return href => {
    void navigate(href)
    closeModal()
  }
}
