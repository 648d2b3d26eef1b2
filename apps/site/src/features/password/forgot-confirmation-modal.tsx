import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useState } from 'react'
import { closeModal, openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import { pastedKey } from './pasted-key.ts'
import styles from './password.module.css'

const draft = formDraft<{ readonly link: string }>({ link: '' }, ['link'])

/** For mail clients that break the link or open it in another browser. */
function PasteLink() {
  const t = useText()
  const form = useForm({
    draft,
    findProblems: ({ link }) =>
      pastedKey(link) === undefined ? { link: t('password.sent.pasteWrong') } : {},
    onSubmit: ({ link }) => {
      const key = pastedKey(link)
      if (key !== undefined) openModal('resetPassword', { linkKey: key })
    },
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Field
        {...form.text('link')}
        label={t('password.sent.paste')}
        help={t('password.sent.pasteHelp')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">{t('password.sent.goOn')}</Button>
    </form>
  )
}

/** Identical for every input, so that it does not reveal whether an account exists. */
export function ForgotConfirmationModal() {
  const t = useText()
  const [pasting, setPasting] = useState(false)
  return (
    <Modal
      open
      title={t('password.sent.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <Button tone={pasting ? 'secondary' : 'primary'} size="lg" full onPress={closeModal}>
          {t('common.ok')}
        </Button>
      }
    >
      <div className={styles.form}>
        <ResultMark tone="info" icon="mail" />
        <p>{t('password.sent.text')}</p>
        <p className="muted">{t('password.sent.spam')}</p>
        {pasting ? (
          <PasteLink />
        ) : (
          <TextButton onPress={() => setPasting(true)}>{t('password.sent.broken')}</TextButton>
        )}
      </div>
    </Modal>
  )
}
