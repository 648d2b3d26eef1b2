import { Icon } from '@fairground/ui/icons/icon.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { ProgressBar } from '@fairground/ui/parts/progress-bar.tsx'
import { useText } from '#app/text.ts'
import { isUnderWay, type Upload } from '#features/account/upload-list.ts'
import { readableSize } from '#features/account/readable-size.ts'
import styles from './upload-row.module.css'

export function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useText()
  const { name, size, kind, share, problem } = upload
  const underWay = isUnderWay(upload)
  return (
    <li className={styles.row} data-state={problem ? 'failed' : underWay ? 'going' : 'there'}>
      <span className={styles.icon}>
        <Icon name={problem ? 'warning' : underWay ? 'document' : 'check'} />
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
        {underWay && <ProgressBar value={share} max={1} label={t('account.upload.progress', { name })} />}
      </div>
      <IconButton icon="trash" label={t('account.upload.remove', { name })} onPress={onRemove} />
    </li>
  )
}
