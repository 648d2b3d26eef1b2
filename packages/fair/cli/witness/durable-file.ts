import { constants, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An open file. What `sync` has confirmed is on the disk and survives a loss of power. */
export class DurableFile {
  readonly #file: FileHandle

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async open(path: string): Promise<DurableFile> {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    // The name is new, and so may be the folder above.
    for (const folder of [dirname(path), dirname(dirname(path))]) await syncFolder(folder)
    return new DurableFile(file)
  }

  async write(bytes: Uint8Array, position: number): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, position + done)
      done += bytesWritten
    }
  }

  sync(): Promise<void> {
    return this.#file.datasync()
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Undefined if the file does not exist. Fewer bytes than requested if it is shorter. */
export async function readPart(
  path: string,
  position: number,
  length: number,
): Promise<Uint8Array | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    const bytes = new Uint8Array(length)
    let done = 0
    while (done < length) {
      const { bytesRead } = await file.read(bytes, done, length - done, position + done)
      if (bytesRead === 0) break
      done += bytesRead
    }
    return bytes.subarray(0, done)
  } finally {
    await file.close()
  }
}

/** Readers see the old content or the new one, never a part. */
export function replaceFile(path: string, content: string): void {
  writeFileSync(`${path}.new`, content, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
