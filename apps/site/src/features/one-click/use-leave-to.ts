import { useNavigate } from 'react-router'
import { closeModal } from '#app/modals.ts'

/** Out of the wizard to a page. */
export const useLeaveTo = (): ((href: string) => void) => {
  const navigate = useNavigate()
  return href => {
    closeModal()
    void navigate(href)
  }
}
