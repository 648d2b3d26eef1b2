import { Button } from '@fairground/ui/parts/button.tsx'
import { type ReactNode, useId } from 'react'
import { useText } from '#app/text.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { SiteLogo } from '#shared/site-logo.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './password.module.css'

export interface PasswordCardProps {
  title: string
  text: ReactNode
  error: unknown
  working: boolean
  onSubmit: (password: string) => void
}

/** A page that asks for a new password and for nothing else. */
export function PasswordCard({ title, text, error, working, onSubmit }: PasswordCardProps) {
  const t = useText()
  const formId = useId()
  return (
    <BareCard logo={<SiteLogo />} title={title} text={text}>
      <div className={styles.card}>
        <NewPasswordForm id={formId} error={error} onSubmit={onSubmit} />
        <Button tone="primary" size="lg" full type="submit" form={formId} loading={working}>
          {t('password.reset.save')}
        </Button>
      </div>
    </BareCard>
  )
}
