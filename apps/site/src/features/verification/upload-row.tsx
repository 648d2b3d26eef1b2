import { Icon } from '@fairground/ui/icons/icon.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { useText } from '#core/text/text.ts'
import { isUploading, type Upload } from './upload-list.ts'
import { readableSize } from './readable-size.ts'
import styles from './upload-row.module.css'

export function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useText()
  const { name, size, kind, share, problem } = upload
  const uploading = isUploading(upload)
  return (
    <li className={styles.row} data-state={problem ? 'failed' : uploading ? 'uploading' : 'complete'}>
      <span className={styles.icon}>
        <Icon name={problem ? 'warning' : uploading ? 'document' : 'check'} />
      </span>
      <div className={styles.text}>
        <b className={styles.name}>{name}</b>
        {problem ? (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        ) : (
          <span className="small muted num">
            {t(`account.upload.kinds.${kind}`)} · {readableSize(size)}
          </span>
        )}
        {uploading && <ProgressBar value={share} max={1} label={t('account.upload.progress', { name })} />}
      </div>
      <IconButton icon="trash" label={t('account.upload.remove', { name })} onPress={onRemove} />
    </li>
  )
}
