export { withCards } from './with-cards.ts'
