import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { useCamera } from '#features/scan/use-camera.ts'
import styles from './camera-view.module.css'

export function CameraView({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const t = useText()
  const { video, state } = useCamera(onText)
  if (state === 'refused')
    return (
      <Note tone="warn" icon="warning" live>
        {t('after.scan.cameraRefused')}
      </Note>
    )
  return (
    <div className={styles.camera}>
      <div className={styles.frame}>
        <video
          ref={video}
          className={styles.picture}
          muted
          playsInline
          aria-label={t('after.scan.picture')}
        />
        <span className={styles.corners} aria-hidden="true" />
      </div>
      <p className="small muted" role="status">
        {state === 'looking' ? t('after.scan.hold') : t('after.scan.cameraStarts')}
      </p>
      <Button onPress={onClose}>{t('after.scan.stop')}</Button>
    </div>
  )
}
