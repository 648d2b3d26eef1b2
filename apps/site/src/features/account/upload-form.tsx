import type { VerificationRequest } from '@fairground/contract/entities/verification'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { SelectField } from '@fairground/ui/parts/select-field.tsx'
import { TextAreaField } from '@fairground/ui/parts/text-area-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { type DocumentKind, kindsOf } from '#features/account/document-file.ts'
import { DropZone } from '#features/account/drop-zone.tsx'
import { documentsOf, isUnderWay } from '#features/account/upload-list.ts'
import { UploadRow } from '#features/account/upload-row.tsx'
import { useUploads } from '#features/account/use-uploads.ts'
import { reloadVerifications } from '#features/account/verification-queries.ts'
import type { DocumentProof } from '#features/account/verification-state.ts'
import styles from './form.module.css'

export interface UploadFormProps {
  proof: DocumentProof
  /** What the operator asked for and waits for; without one the player hands in unasked. */
  asked: VerificationRequest | undefined
}

const messageMaximum = 2000

/** Documents are sent one by one as they are chosen, and handed in together. */
export function UploadForm({ proof, asked }: UploadFormProps) {
  const t = useText()
  const [kind, setKind] = useState<DocumentKind>(kindsOf[proof][0])
  const [message, setMessage] = useState('')
  const { uploads, add, remove, clear } = useUploads()
  const documents = documentsOf(uploads)
  const handIn = useMutation({
    mutationFn: async () => {
      if (asked) {
        const reply = { verificationRequestId: asked.id, message: message.trim() }
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
  const reason = uploads.some(isUnderWay)
    ? t('account.upload.wait')
    : documents.length === 0 && (asked === undefined || message.trim() === '')
      ? t('account.upload.nothing')
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === undefined && !handIn.isPending) handIn.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('account.upload.kind')}
        value={kind}
        onChange={event => {
          const chosen = kindsOf[proof].find(known => known === event.target.value)
          if (chosen) setKind(chosen)
        }}
      >
        {kindsOf[proof].map(id => (
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
      {asked && (
        <TextAreaField
          label={t('account.upload.message')}
          maxLength={messageMaximum}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      )}
      {handIn.isError && (
        <Note tone="danger" icon="warning" live>
          {thrownText(handIn.error)}
        </Note>
      )}
      <div className={styles.end}>
        <Button type="submit" tone="primary" loading={handIn.isPending} disabledReason={reason}>
          {t('account.upload.handIn')}
        </Button>
      </div>
    </form>
  )
}
