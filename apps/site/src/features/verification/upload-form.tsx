import type { VerificationRequest } from '@fairground/contract/entities/players/verification'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { TextAreaField } from '@fairground/ui/controls/text-area-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { type DocumentKind, documentKinds } from './document-file.ts'
import { DropZone } from './drop-zone.tsx'
import { uploadedDocuments, isUploading } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'
import { reloadVerifications } from './verification-queries.ts'
import type { DocumentProof } from '#shared/account/verification-state.ts'
import styles from '#shared/account/form.module.css'

export interface UploadFormProps {
  proof: DocumentProof
  /** The operator's open request; undefined if the player submits on their own initiative. */
  openRequest: VerificationRequest | undefined
}

const maxMessageLength = 2000

/** Each document uploads when it is chosen; the form submits all of them together. */
export function UploadForm({ proof, openRequest }: UploadFormProps) {
  const t = useText()
  const [kind, setKind] = useState<DocumentKind>(documentKinds[proof][0])
  const [message, setMessage] = useState('')
  const { uploads, add, remove, clear } = useUploads()
  const documents = uploadedDocuments(uploads)
  const submission = useMutation({
    mutationFn: async () => {
      if (openRequest) {
        const reply = { verificationRequestId: openRequest.id, message: message.trim() }
        return call('replyVerificationRequest', { ...reply, ...(documents.length > 0 && { documents }) })
      }
      return call('submitVerificationRequest', { kind: proof, documents })
    },
    onSuccess: async () => {
      clear()
      toast({ tone: 'info', title: t('account.upload.done') })
      await reloadVerifications()
    },
  })
  const reason = uploads.some(isUploading)
    ? t('account.upload.wait')
    : documents.length === 0 && (openRequest === undefined || message.trim() === '')
      ? t('account.upload.nothing')
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === undefined && !submission.isPending) submission.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('account.upload.kind')}
        value={kind}
        onChange={event => {
          const chosen = documentKinds[proof].find(known => known === event.target.value)
          if (chosen) setKind(chosen)
        }}
      >
        {documentKinds[proof].map(id => (
          <option key={id} value={id}>
            {t(`account.upload.kinds.${id}`)}
          </option>
        ))}
      </SelectField>
      <DropZone onFiles={files => add(files, kind)} />
      {uploads.length > 0 && (
        <ul aria-label={t('account.upload.list')}>
          {uploads.map(upload => (
            <UploadRow key={upload.id} upload={upload} onRemove={() => remove(upload)} />
          ))}
        </ul>
      )}
      {openRequest && (
        <TextAreaField
          label={t('account.upload.message')}
          maxLength={maxMessageLength}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      )}
      {submission.isError && (
        <Note tone="danger" icon="warning" live>
          {thrownText(submission.error)}
        </Note>
      )}
      <div className={styles.end}>
        <Button type="submit" tone="primary" loading={submission.isPending} disabledReason={reason}>
          {t('account.upload.handIn')}
        </Button>
      </div>
    </form>
  )
}
