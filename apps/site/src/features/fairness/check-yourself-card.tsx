import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import type { ReceiptBook } from '#shared/game/receipts.ts'
import styles from './fairness.module.css'

interface CheckYourselfCardProps {
  policy: string | undefined
  checkpoint: string | undefined
  receipts: ReceiptBook
}

const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), name)

/** The command line for a check without this site, and the files that it needs. */
export function CheckYourselfCard({ policy, checkpoint, receipts }: CheckYourselfCardProps) {
  const t = useText()
  const hasReceipts = Object.keys(receipts).length > 0
  const address = `${location.origin}/fair/${bootstrap.memberId}`
  return (
    <Card title={t('fairness.yourself.title')}>
      <p className="small muted">{t('fairness.yourself.text')}</p>
      <div className={styles.downloads}>
        {policy !== undefined && (
          <Button full icon="download" onPress={() => saveText(policy, 'policy.txt')}>
            {t('fairness.yourself.policy')}
          </Button>
        )}
        {checkpoint !== undefined && (
          <Button full icon="download" onPress={() => saveText(checkpoint, 'checkpoint.txt')}>
            {t('fairness.yourself.checkpoint')}
          </Button>
        )}
        {hasReceipts && (
          <Button
            full
            icon="download"
            onPress={() => saveText(JSON.stringify(receipts, null, 2), 'receipts.json')}
          >
            {t('fairness.yourself.receipts')}
          </Button>
        )}
      </div>
      <pre className={styles.command}>
        <code>
          {`npx fair verify draw.jsonl --policy policy.txt\nnpx fair watch ${address} --policy policy.txt`}
        </code>
      </pre>
      <p className="small muted">{t('fairness.yourself.source')}</p>
    </Card>
  )
}
