import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import type { ReactNode } from 'react'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import styles from './login-modal.module.css'

/** The way out of a log in that does not work, and the other way in. */
export function LoginLinks({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.links}>
      <TextButton onPress={() => openModal('forgotPassword')}>{t('login.forgot')}</TextButton>
      {children}
    </div>
  )
}
