import { type DrawFile, linesOf } from '@fairground/fair/draw-file'

/** Only workers have it, and it is not among the types of a page. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

const pieceBytes = 1 << 20

/** A file read piece by piece: the browser keeps it, on disk if it is large, and the check never holds all of it. */
export const drawFileOf = (blob: Blob): DrawFile => ({ lines: () => linesOf(piecesOf(blob)) })

function* piecesOf(blob: Blob): Generator<string> {
  const reader = new FileReaderSync()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let at = 0; at < blob.size; at += pieceBytes) {
    yield decoder.decode(reader.readAsArrayBuffer(blob.slice(at, at + pieceBytes)), { stream: true })
  }
  yield decoder.decode()
}
