import { FileButton } from '@fairground/ui/controls/file-button.tsx'
import { classes } from '@fairground/ui/classes'
import { useRef } from 'react'
import { useText } from '#core/text/text.ts'
import { contentTypes, maxMegabytes } from './document-file.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import styles from './drop-zone.module.css'

/** Accepts files from a file picker, the camera or drag and drop. */
export function DropZone({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const t = useText()
  const zone = useRef<HTMLDivElement>(null)
  const over = useDroppedFiles(zone, onFiles)
  return (
    <div
      ref={zone}
      className={styles.zone}
      role="group"
      aria-label={t('account.upload.zone')}
      data-over={over || undefined}
    >
      <p className={styles.drop}>{t('account.upload.drop')}</p>
      <div className={styles.buttons}>
        <FileButton
          icon="upload"
          label={t('account.upload.choose')}
          className={styles.button}
          accept={contentTypes.join()}
          multiple
          onFiles={onFiles}
        />
        <FileButton
          icon="camera"
          label={t('account.upload.camera')}
          className={classes(styles.button, styles.camera)}
          accept="image/jpeg,image/png"
          capture="environment"
          onFiles={onFiles}
        />
      </div>
      <p className="small muted">{t('account.upload.allowed', { megabytes: maxMegabytes })}</p>
    </div>
  )
}
