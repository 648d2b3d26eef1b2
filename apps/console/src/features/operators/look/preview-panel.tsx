import { Panel } from '#parts/layout/panel.tsx'
import { LookPreview } from './look-preview.tsx'
import type { LookDraft } from './use-look-draft.ts'
import styles from './preview-panel.module.css'

/** The chosen look as players would see it. */
export function PreviewPanel({
  name,
  value,
  colours,
}: Pick<LookDraft, 'value'> & {
  readonly name: string
  readonly colours?: LookDraft['colours']
}) {
  return (
    <Panel
      title="Seen by players"
      footer="A drawing in the chosen look. Only you see it."
      className={styles.preview ?? ''}
    >
      <LookPreview name={name} {...value} colours={colours} />
    </Panel>
  )
}
