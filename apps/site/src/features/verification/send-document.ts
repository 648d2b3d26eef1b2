import { CallFault, callFault } from '@fairground/client/call-fault'
import { toCallHeaders } from '@fairground/client/session-headers'
import { isFaultLike } from '@fairground/contract/fault'
import { bootstrap } from '#core/bootstrap.ts'
import { token } from '#core/session/token.ts'

interface SendOptions {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

const parseUploadId = (answer: unknown): string | undefined => {
  const id: unknown =
    answer !== null && typeof answer === 'object' ? Reflect.get(answer, 'uploadId') : undefined
  return typeof id === 'string' ? id : undefined
}

/** Uploads one file with XMLHttpRequest, because fetch does not report upload progress. */
export const sendDocument = (file: Blob, { onProgress, signal }: SendOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${bootstrap.memberId}/documents`)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('site-key', bootstrap.siteKey)
    for (const [name, value] of Object.entries(toCallHeaders(token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      const uploadId = request.status === 200 ? parseUploadId(answer) : undefined
      if (uploadId !== undefined) resolve(uploadId)
      else reject(isFaultLike(answer) ? new CallFault(answer) : callFault('browser.badResponse'))
    })
    request.addEventListener('error', () => reject(callFault('session.notConnected')))
    request.addEventListener('abort', () => reject(callFault('session.notConnected')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
