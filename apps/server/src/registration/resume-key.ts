import { createHash } from 'node:crypto'

/** The key has 128 random bits, so a plain hash protects it. */
export const digestResumeKey = (resumeKey: string): Buffer => createHash('sha256').update(resumeKey).digest()
