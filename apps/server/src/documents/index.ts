export { attachDocuments } from './attach-documents.ts'
export { openDocument } from './open-document.ts'
export { countDocuments } from './queries.ts'
export { documentsMaximum } from './store-document.ts'
