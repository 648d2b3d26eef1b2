/** A file of the project as a tidy rule sees it: its path from the root, and its text (empty when binary). */
export interface ProjectFile {
  readonly path: string
  readonly text: string
  readonly binary?: true
}

export interface Breach {
  readonly path: string
  readonly line?: number
  readonly message: string
}

export type TidyRule = (files: readonly ProjectFile[]) => Breach[]

export const isTest = (path: string): boolean => /\.(test|test-support)\.tsx?$/.test(path)

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)

/** One breach for each line of a text that matches. */
export const matchingLines = (file: ProjectFile, pattern: RegExp, message: string): Breach[] =>
  file.text
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ path: file.path, line: index + 1, message }] : []))
