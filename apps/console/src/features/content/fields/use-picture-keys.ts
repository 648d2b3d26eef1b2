import { useThings } from '../model/use-things.ts'

/** The names of the pictures that pages, ads and the logo can use. */
export const usePictureKeys = (): readonly string[] =>
  useThings()
    .things.filter(({ kind }) => kind === 'picture')
    .map(({ key }) => key)
    .toSorted()
