import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import type { HistoryChoice } from '#features/cashier/history-choice.ts'
import { saveFile } from '#shared/browser/save-file.ts'

/** Downloads the filtered transactions as CSV. */
export function ExportButton({ choice }: { choice: HistoryChoice }) {
  const t = useText()
  const { from, until, kinds } = choice
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('exportTransactions', {
        from,
        until,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(kinds ? { kinds: [...kinds] } : {}),
      }),
    onSuccess: ({ csv, fileName, rows, leftOut }) => {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName)
      toast({
        tone: 'info',
        title: t('cashier.export.saved', { count: rows }),
        ...(leftOut > 0 ? { text: t('cashier.export.leftOut', { count: leftOut }) } : {}),
      })
    },
    onError: error => toast({ tone: 'danger', title: t('cashier.export.failed'), text: thrownText(error) }),
  })
  return (
    <Button size="sm" icon="download" loading={isPending} onPress={() => mutate()}>
      {t('cashier.export.button')}
    </Button>
  )
}
