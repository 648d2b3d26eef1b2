import { textFormats } from '@fairground/contract/operator/operations/languages'
import { call } from '#core/api/call.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { saveText } from '#parts/table/export/save-text.ts'
import type { TextFilters } from './use-texts.ts'

const formatWords: Readonly<Record<(typeof textFormats)[number], string>> = { json: 'JSON', xliff: 'XLIFF' }

/** Files for translators, with the texts that the page shows. */
export function ExportTexts({ language, filter, area }: TextFilters) {
  const memberId = useMemberId()
  const save = async (format: (typeof textFormats)[number]): Promise<void> => {
    try {
      const input = { language, format, filter, ...(area !== undefined && { area }) }
      const { content, fileName } = await call('exportTexts', input, memberId)
      saveText({ name: fileName, text: content })
    } catch (error) {
      say({ tone: 'danger', title: describeError(error) })
    }
  }
  return textFormats.map(format => (
    <Button key={format} icon="download" onPress={() => void save(format)}>
      {formatWords[format]}
    </Button>
  ))
}
