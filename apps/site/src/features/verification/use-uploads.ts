import { useEffect, useRef, useState } from 'react'
import { call } from '#core/call.ts'
import { observe } from '#core/observe.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { type DocumentKind, fileProblem, maxMegabytes } from './document-file.ts'
import { sendDocument } from './send-document.ts'
import { type Upload, withChange } from './upload-list.ts'

/** The fault with which the server would refuse the file. */
const faultByProblem = { type: 'documents.typeNotAllowed', large: 'documents.tooLarge' } as const

/** Uploads each file separately; removing an uploaded file deletes it on the server too. */
export const useUploads = () => {
  const t = useText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllersById = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const controllers = controllersById.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const send = async (id: number, file: File): Promise<void> => {
    const controller = new AbortController()
    controllersById.current.set(id, controller)
    const change = (part: Partial<Upload>) => setUploads(before => withChange(before, id, part))
    try {
      const uploadId = await sendDocument(file, {
        onProgress: share => change({ share }),
        signal: controller.signal,
      })
      change({ share: 1, uploadId })
    } catch (error) {
      change({ problem: thrownText(error) })
    }
    controllersById.current.delete(id)
  }

  const add = (files: Iterable<File>, kind: DocumentKind): void => {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const { name, type, size } = file
      const wrong = fileProblem(file)
      const problem = wrong && t(`account.upload.problem.${wrong}`, { megabytes: maxMegabytes })
      if (wrong === 'type' || wrong === 'large') observe('shown', faultByProblem[wrong], problem)
      setUploads(before => [
        ...before,
        { id, name, type, size, kind, share: 0, ...(problem !== undefined && { problem }) },
      ])
      if (wrong === undefined) void send(id, file)
    }
  }

  const remove = ({ id, uploadId }: Upload): void => {
    controllersById.current.get(id)?.abort()
    setUploads(before => before.filter(upload => upload.id !== id))
    // A failure is harmless: the server deletes uploads that are never submitted.
    if (uploadId !== undefined) call('removeDocument', { uploadId }).catch(() => undefined)
  }

  return { uploads, add, remove, clear: () => setUploads([]) }
}
