import { useEffect, useRef, useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { type DocumentKind, fileProblem, largestMegabytes } from '#features/account/document-file.ts'
import { sendDocument } from '#features/account/send-document.ts'
import { type Upload, withChange } from '#features/account/upload-list.ts'

/** Files on their way to the server, each by itself; one that is removed is taken back there too. */
export const useUploads = () => {
  const t = useText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const underWay = stops.current
    return () => {
      for (const stop of underWay.values()) stop.abort()
    }
  }, [])

  const send = async (id: number, file: File): Promise<void> => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    const change = (part: Partial<Upload>) => setUploads(before => withChange(before, id, part))
    try {
      const uploadId = await sendDocument(file, {
        onProgress: share => change({ share }),
        signal: stop.signal,
      })
      change({ share: 1, uploadId })
    } catch (error) {
      change({ problem: thrownText(error) })
    }
    stops.current.delete(id)
  }

  const add = (files: Iterable<File>, kind: DocumentKind): void => {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const { name, type, size } = file
      const wrong = fileProblem(file)
      const problem = wrong && t(`account.upload.problem.${wrong}`, { megabytes: largestMegabytes })
      setUploads(before => [
        ...before,
        { id, name, type, size, kind, share: 0, ...(problem !== undefined && { problem }) },
      ])
      if (wrong === undefined) void send(id, file)
    }
  }

  const remove = ({ id, uploadId }: Upload): void => {
    stops.current.get(id)?.abort()
    setUploads(before => before.filter(upload => upload.id !== id))
    // What cannot be taken back now is thrown away by the server when nobody hands it in.
    if (uploadId !== undefined) call('removeDocument', { uploadId }).catch(() => undefined)
  }

  return { uploads, add, remove, clear: () => setUploads([]) }
}
