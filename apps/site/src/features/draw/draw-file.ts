import { type DrawFile, splitLines } from '@fairground/fair/record/draw-file'

/** Exists only in workers, so the DOM types do not declare it. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

const chunkBytes = 1 << 20

/** Reads a file in chunks. The browser can store a large blob on disk, so the check never holds all of it in memory. */
export const toDrawFile = (blob: Blob): DrawFile => ({ lines: () => splitLines(readChunks(blob)) })

function* readChunks(blob: Blob): Generator<string> {
  const reader = new FileReaderSync()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let at = 0; at < blob.size; at += chunkBytes) {
    yield decoder.decode(reader.readAsArrayBuffer(blob.slice(at, at + chunkBytes)), { stream: true })
  }
  yield decoder.decode()
}
