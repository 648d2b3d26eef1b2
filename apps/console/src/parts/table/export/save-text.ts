import type { ExportFile } from './export-file.ts'

/** Starts a browser download. */
export const saveText = ({ name, text }: ExportFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
