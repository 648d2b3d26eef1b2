import { useNavigate } from 'react-router'
import { closeModal } from '#app/modals.ts'

/** Out of a modal to a page. */
export const useLeaveTo = (): ((href: string) => void) => {
  const navigate = useNavigate()
  return href => {
    void navigate(href)
    closeModal()
  }
}
