import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { useRef } from 'react'
import { useText } from '#app/text.ts'
import { contentTypes, largestMegabytes } from '#features/account/document-file.ts'
import { useDroppedFiles } from '#features/account/use-dropped-files.ts'
import styles from './drop-zone.module.css'

interface FileButtonProps {
  icon: IconName
  label: string
  /** Opens the camera on a phone, instead of its files. */
  camera?: boolean
  onFiles: (files: Iterable<File>) => void
}

function FileButton({ icon, label, camera = false, onFiles }: FileButtonProps) {
  return (
    <label className={styles.button} data-camera={camera || undefined}>
      <Icon name={icon} />
      {label}
      <input
        type="file"
        multiple={!camera}
        accept={camera ? 'image/jpeg,image/png' : contentTypes.join()}
        {...(camera && { capture: 'environment' as const })}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Files by button, by camera, or dropped from the desktop. */
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
        <FileButton icon="upload" label={t('account.upload.choose')} onFiles={onFiles} />
        <FileButton camera icon="camera" label={t('account.upload.camera')} onFiles={onFiles} />
      </div>
      <p className="small muted">{t('account.upload.allowed', { megabytes: largestMegabytes })}</p>
    </div>
  )
}
