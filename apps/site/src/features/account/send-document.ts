import { CallFault, callFault } from '@fairground/client/call-fault'
import { isFault } from '@fairground/contract/errors'
import { bootstrap } from '#app/bootstrap.ts'
import { token } from '#app/token.ts'

interface Sending {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

const uploadIdOf = (answer: unknown): string | undefined => {
  const id: unknown =
    answer !== null && typeof answer === 'object' ? Reflect.get(answer, 'uploadId') : undefined
  return typeof id === 'string' ? id : undefined
}

/** One file to the upload address. XMLHttpRequest, because fetch does not tell how much of a body is gone. */
export const sendDocument = (file: Blob, { onProgress, signal }: Sending): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${bootstrap.memberId}/documents`)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('site-key', bootstrap.siteKey)
    request.setRequestHeader('auth-token', token.read() ?? '')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      const uploadId = request.status === 200 ? uploadIdOf(answer) : undefined
      if (uploadId !== undefined) resolve(uploadId)
      else reject(isFault(answer) ? new CallFault(answer) : callFault('browser.badResponse'))
    })
    request.addEventListener('error', () => reject(callFault('session.notConnected')))
    request.addEventListener('abort', () => reject(callFault('session.notConnected')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
