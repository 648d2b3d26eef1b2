import { existsSync, readFileSync } from 'node:fs'
import { replaceFile } from './durable-file.ts'

/** Bounds memory: anyone can send a true checkpoint with a wrong proof. */
const maxSuspects = 1000

/** Checkpoints that the log signed and that this witness cannot judge yet. */
export class SuspectFile {
  readonly #path: string
  readonly #notes: Set<string>

  constructor(path: string) {
    this.#path = path
    this.#notes = new Set(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [])
  }

  get notes(): string[] {
    return [...this.#notes]
  }

  get count(): number {
    return this.#notes.size
  }

  add(note: string): void {
    if (this.#notes.has(note) || this.#notes.size >= maxSuspects) return
    this.#notes.add(note)
    this.#store()
  }

  remove(note: string): void {
    if (this.#notes.delete(note)) this.#store()
  }

  #store(): void {
    replaceFile(this.#path, JSON.stringify([...this.#notes]))
  }
}
