import type { Catalogue } from './entry.ts'

/** Faults of the document upload endpoint. */
export const documentErrors = {
  tooLarge: {
    code: 'documentTooLarge',
    text: 'That file is too large. The maximum is 10 MB.',
    httpStatus: 413,
  },
  typeNotAllowed: {
    code: 'documentType',
    text: 'We can take pictures (JPEG or PNG) and PDF files only.',
    httpStatus: 415,
  },
  notReadable: {
    code: 'documentNotReadable',
    text: 'We could not read that file. Please try another copy of it.',
    httpStatus: 422,
  },
  tooManyPixels: {
    code: 'documentPixels',
    text: 'That picture is too big. Please send one of at most 25 megapixels.',
    httpStatus: 422,
  },
  infected: {
    code: 'documentInfected',
    text: 'Our virus scanner rejected that file. It was not stored.',
    httpStatus: 422,
  },
  tooMany: {
    code: 'documentsTooMany',
    text: 'You have already sent 10 files, which is the maximum. Please contact us.',
    httpStatus: 409,
  },
  notScanned: {
    code: 'documentNotScanned',
    text: 'We cannot check files right now, so yours was not taken. Please try again later.',
    httpStatus: 503,
  },
} as const satisfies Catalogue
