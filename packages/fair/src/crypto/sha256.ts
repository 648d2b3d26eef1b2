/** In Node, `imports` of package.json replaces this file by `sha256-node.ts`, which computes the same digests faster. */
export { sha256 } from '@noble/hashes/sha2.js'
