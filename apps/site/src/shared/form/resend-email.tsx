import { notificationResendDelayMs } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import styles from './resend-email.module.css'

const resend = async (): Promise<void> => {
  await call('requestEmailConfirmation', {})
  // The server rejects a second request within this delay.
  await new Promise(resolve => {
    setTimeout(resolve, notificationResendDelayMs)
  })
}

/** Resends the email confirmation mail. */
export function ResendEmail({
  label,
  sent,
  primary = false,
}: {
  label: string
  sent: string
  primary?: boolean
}) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: resend })
  return (
    <div className={styles.resend}>
      <Button
        icon="mail"
        tone={primary ? 'primary' : 'secondary'}
        size={primary ? 'lg' : 'md'}
        loading={isPending}
        onPress={() => mutate()}
      >
        {label}
      </Button>
      {isSuccess && (
        <Note tone="win" icon="check" live>
          {sent}
        </Note>
      )}
      {error && (
        <Note tone="danger" icon="warning" live>
          {thrownText(error)}
        </Note>
      )}
    </div>
  )
}
