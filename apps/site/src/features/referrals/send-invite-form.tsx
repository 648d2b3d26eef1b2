import { CallFault } from '@fairground/client/call-fault'
import { isEmail } from '@fairground/rules/validation/email'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { TextAreaField } from '@fairground/ui/controls/text-area-field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { observeShown, thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './referrals.module.css'

const maxWords = 500

// Module-level, so that the words survive leaving the page.
const draft = formDraft({ email: '', words: '' })

function InviteFields({ onSent }: { onSent: (email: string) => void }) {
  const t = useText()
  const send = useMutation({
    mutationFn: async ({ email, words }: { email: string; words: string }) => {
      const customText = words.trim()
      await call('sendPlayerInvite', { email: email.trim(), ...(customText && { customText }) })
      return email.trim()
    },
    onSuccess: email => {
      draft.clear()
      onSent(email)
      void queryClient.invalidateQueries({ queryKey: ['getReferralsReport'] })
    },
    onError: error => {
      if (!isRegistered(error)) return
      const text = t('referrals.send.registered')
      observeShown(error, text)
      form.refuse({ email: text })
    },
  })
  const form = useForm({
    draft,
    findProblems: ({ email }) => (isEmail(email.trim()) ? {} : { email: t('referrals.send.emailWrong') }),
    onSubmit: values => send.mutate(values),
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className="small muted">{t('referrals.send.intro')}</p>
      <div className={styles.pair}>
        <Field
          {...form.text('email')}
          type="email"
          label={t('referrals.send.email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextAreaField
          {...form.text('words')}
          label={t('referrals.send.words')}
          help={t('referrals.send.wordsHelp', { max: maxWords })}
          maxLength={maxWords}
          rows={3}
        />
      </div>
      {send.isError && !isRegistered(send.error) && (
        <Note tone="danger" icon="warning" live>
          {thrownText(send.error)}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" icon="mail" loading={send.isPending}>
          {t('referrals.send.go')}
        </Button>
        <span className="small muted">{t('referrals.send.adults')}</span>
      </div>
    </form>
  )
}

const isRegistered = (error: unknown): boolean =>
  error instanceof CallFault && error.faultName === 'rewards.referralEmailRegistered'

/** Invites one friend at a time. The fields start again after each invite. */
export function SendInviteForm() {
  const t = useText()
  const [sent, setSent] = useState<readonly string[]>([])
  const last = sent.at(-1)
  return (
    <div className={styles.form}>
      <InviteFields key={sent.length} onSent={email => setSent(before => [...before, email])} />
      {last !== undefined && (
        <Note tone="win" icon="mail" live>
          {t('referrals.send.sent', { email: last })}
        </Note>
      )}
    </div>
  )
}
