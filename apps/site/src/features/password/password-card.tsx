import { Button } from '@fairground/ui/controls/button.tsx'
import { type ReactNode, useId } from 'react'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './password.module.css'

export interface PasswordCardProps {
  title: string
  text: ReactNode
  error: unknown
  working: boolean
  onSubmit: (password: string) => void
}

/** A page with only the new password form. */
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
