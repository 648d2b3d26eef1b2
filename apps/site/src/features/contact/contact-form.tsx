import { isEmail } from '@fairground/rules/validation/email'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextAreaField } from '@fairground/ui/parts/text-area-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import type { Case } from '#features/contact/case-card.tsx'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './contact-form.module.css'

export interface ContactFormProps {
  /** What is known of a player already. */
  first: { readonly name: string; readonly email: string }
  onOpened: (opened: Case) => void
}

const messageMinimum = 3
const messageMaximum = 4000

// A long message must outlive a page that is left and come back to.
const draft = formDraft({ name: '', email: '', message: '' })

export function ContactForm({ first, onOpened }: ContactFormProps) {
  const t = useText()
  const send = useMutation({
    mutationFn: async (values: { name: string; email: string; message: string }): Promise<Case> => {
      const email = values.email.trim()
      const { caseNumber } = await call('createSupportCase', {
        email,
        name: values.name.trim(),
        message: values.message.trim(),
        lang: bootstrap.languageId,
      })
      return { caseNumber, email }
    },
    onSuccess: opened => {
      draft.clear()
      onOpened(opened)
    },
  })
  const form = useForm({
    draft,
    problemsOf: ({ name, email, message }) => ({
      ...(name.trim() === '' && { name: t('contact.nameMissing') }),
      ...(!isEmail(email.trim()) && { email: t('form.problem.emailWrong') }),
      ...(message.trim().length < messageMinimum && { message: t('contact.messageMissing') }),
    }),
    onSubmit: values => send.mutate(values),
  })
  const { name, email } = first
  useEffect(() => {
    const typed = draft.store.getState()
    draft.store.setState({ name: typed.name || name, email: typed.email || email })
  }, [name, email])
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.pair}>
        <Field {...form.text('name')} label={t('contact.name')} autoComplete="name" maxLength={64} />
        <Field
          {...form.text('email')}
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <TextAreaField
        {...form.text('message')}
        label={t('contact.message')}
        help={t('contact.messageHelp')}
        maxLength={messageMaximum}
        rows={7}
      />
      {send.isError && (
        <Note tone="danger" icon="warning" live>
          {thrownText(send.error)}
        </Note>
      )}
      <div>
        <Button type="submit" tone="primary" size="lg" icon="mail" loading={send.isPending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  )
}
