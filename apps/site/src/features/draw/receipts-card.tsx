import { Card } from '@fairground/ui/layout/card.tsx'
import { VerifySteps } from '@fairground/ui/feedback/verify-steps.tsx'
import { useText } from '#core/text/text.ts'
import type { ReceiptFinding } from '#features/draw/check-messages.ts'

/** The player's own tickets, found in the ticket list with the receipts stored in this browser. */
export function ReceiptsCard({
  storedCount,
  found,
}: {
  storedCount: number
  found: readonly ReceiptFinding[]
}) {
  const t = useText()
  if (storedCount === 0) return <p className="small muted">{t('draw.verify.receipts.none')}</p>
  if (found.length === 0) return null
  const title = t('draw.verify.receipts.title', { count: found.length })
  return (
    <Card title={title} tone={found.every(({ ok }) => ok) ? 'plain' : 'danger'}>
      <VerifySteps
        label={title}
        steps={found.map(({ seq0, ok, detail }) => ({
          id: String(seq0),
          title: t('draw.verify.receipts.place', { n: seq0 + 1 }),
          text: detail,
          state: ok ? 'ok' : 'failed',
          verdict: ok ? t('draw.verify.receipts.in') : t('draw.verify.receipts.out'),
        }))}
      />
    </Card>
  )
}
