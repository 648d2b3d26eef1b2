import type { ReportFile } from './read-parts.ts'

/** Starts a download of the browser. */
export const saveFile = ({ name, text, mediaType }: ReportFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
