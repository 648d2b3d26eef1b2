import { notificationResendDelayMs } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import styles from './resend-email.module.css'

const askAgain = async (): Promise<void> => {
  await call('requestEmailConfirmation', {})
  // The server takes no second wish before that.
  await new Promise(resolve => {
    setTimeout(resolve, notificationResendDelayMs)
  })
}

/** Sends the mail that confirms an email once more. */
export function ResendEmail({
  label,
  sent,
  primary = false,
}: {
  label: string
  sent: string
  primary?: boolean
}) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: askAgain })
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
