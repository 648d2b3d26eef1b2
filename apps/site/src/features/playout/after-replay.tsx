import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { useText } from '#app/text.ts'
import type { Transport } from '#features/playout/replay.ts'
import styles from './stage.module.css'

/** At the end of a replay: the result, or once more from the start. */
export function AfterReplay({ transport, resultHref }: { transport: Transport; resultHref: string }) {
  const t = useText()
  return (
    <div className={styles.after}>
      <Button icon="repeat" onPress={transport.play}>
        {t('playout.replay.again')}
      </Button>
      <ButtonLink href={resultHref}>{t('playout.toResult')}</ButtonLink>
    </div>
  )
}
