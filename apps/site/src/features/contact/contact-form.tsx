import { isEmail } from '@fairground/rules/validation/email'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextAreaField } from '@fairground/ui/controls/text-area-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import type { Case } from '#features/contact/case-card.tsx'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './contact-form.module.css'

export interface ContactFormProps {
  /** Prefilled from the player's account. */
  initial: { readonly name: string; readonly email: string }
  onOpened: (opened: Case) => void
}

const minMessageLength = 3
const maxMessageLength = 4000

// Module-level, so that a long message survives leaving the page.
const draft = formDraft({ name: '', email: '', message: '' })

export function ContactForm({ initial, onOpened }: ContactFormProps) {
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
    findProblems: ({ name, email, message }) => ({
      ...(name.trim() === '' && { name: t('contact.nameMissing') }),
      ...(!isEmail(email.trim()) && { email: t('form.problem.emailWrong') }),
      ...(message.trim().length < minMessageLength && { message: t('contact.messageMissing') }),
    }),
    onSubmit: values => send.mutate(values),
  })
  const { name, email } = initial
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
        maxLength={maxMessageLength}
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
