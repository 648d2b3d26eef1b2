import { Card } from '@fairground/ui/layout/card.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import type { RecordFacts } from '#features/draw/record-facts.ts'
import styles from './fingerprints.module.css'

export interface Fingerprint {
  readonly id: string
  readonly name: string
  readonly value: string
}

export function FingerprintList({ prints }: { prints: readonly Fingerprint[] }) {
  const t = useText()
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value)
    toast({ tone: 'info', title: t('draw.verify.copied') })
  }
  return (
    <dl className={styles.list}>
      {prints.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
            <IconButton
              icon="copy"
              size="sm"
              label={t('draw.verify.copy', { what: name })}
              onPress={() => void copy(value)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The values to compare with values noted before the draw. */
export function FingerprintsCard({ facts }: { facts: RecordFacts }) {
  const t = useText()
  return (
    <Card title={t('draw.verify.fingerprints')}>
      <p className="small muted">{t('draw.verify.fingerprintsText')}</p>
      <FingerprintList
        prints={[
          { id: 'seal', name: t('draw.verify.seal'), value: facts.seal },
          { id: 'root', name: t('draw.verify.root'), value: facts.root },
          { id: 'link', name: t('draw.verify.link'), value: facts.link },
          { id: 'anchor', name: t('draw.verify.anchor'), value: facts.anchor },
          {
            id: 'beacon',
            name: t('draw.verify.beacon', { round: facts.beaconRound }),
            value: facts.beaconSignature,
          },
          { id: 'platform', name: t('draw.verify.platformKey'), value: facts.platformKey },
          { id: 'signer', name: t('draw.verify.signerKey'), value: facts.signerKey },
        ]}
      />
    </Card>
  )
}
