import { Reason } from '@fairground/contract/operator/operator-operation'
import type { ReportFormat } from '@fairground/contract/operator/reports/reports'
import { lazy, Suspense, useState } from 'react'
import { Type } from 'typebox'
import { call } from '#core/api/call.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { say } from '#core/toasts.ts'
import { formatWords } from './format-words.ts'
import { readParts } from './read-parts.ts'
import { saveFile } from './save-file.ts'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

const schema = Type.Object({ reason: Reason }, { additionalProperties: false })

/** Exports a finished report with a reason. Long reports come in parts, which are joined here. */
export function ExportDialog({
  reportId,
  rows,
  format,
  onClose,
}: {
  readonly reportId: number
  readonly rows: number
  readonly format: ReportFormat
  readonly onClose: () => void
}) {
  const memberId = useMemberId()
  const [progress, setProgress] = useState<string>()
  const submit = async (value: unknown): Promise<void> => {
    const { reason } = value as { readonly reason: string }
    try {
      const file = await readParts(
        format,
        part => call('exportReport', { reportId, format, part, reason }, memberId),
        (done, parts) => setProgress(`Part ${done} of ${parts} is here`),
      )
      saveFile(file)
      say({ tone: 'win', title: `${file.name} is saved` })
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Suspense>
      <ActDialog
        isOpen
        title={`Export report ${reportId} as ${formatWords[format].file}?`}
        about={
          <>
            <p>
              {formatQuantity(rows, 'row')} with title, period, definition, totals and hash. The audit log
              keeps who exported it and why.
            </p>
            {progress !== undefined && <p role="status">{progress}</p>}
          </>
        }
        schema={schema}
        reasons={['For the regulator', 'For the accounts', 'For an audit']}
        submitLabel={`Export ${formatWords[format].file}`}
        onClose={onClose}
        onSubmit={submit}
      />
    </Suspense>
  )
}
