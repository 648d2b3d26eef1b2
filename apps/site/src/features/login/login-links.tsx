import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import styles from './login-modal.module.css'

export interface LoginLinksProps {
  /** The alternative login method. */
  other: 'login' | 'phoneLogin'
  redirectUrl: string | undefined
}

/** The password reset link and the link to the alternative login method. */
export function LoginLinks({ other, redirectUrl }: LoginLinksProps) {
  const t = useText()
  return (
    <div className={styles.links}>
      <TextButton onPress={() => openModal('forgotPassword')}>{t('login.forgot')}</TextButton>
      <TextButton onPress={() => openModal(other, redirectUrl === undefined ? {} : { redirectUrl })}>
        {t(other === 'login' ? 'login.useUsername' : 'login.usePhone')}
      </TextButton>
    </div>
  )
}
